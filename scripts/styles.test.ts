/** Styles stand in the markup; what remains in files is used, and stays little. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file))

const read = (file: string) => readFileSync(file, 'utf8')
const SHEETS = FILES.filter((file) => file.endsWith('.css'))
const MODULES = SHEETS.filter((file) => file.endsWith('.module.css'))
const SOURCES = FILES.filter((file) => /\.tsx?$/.test(file)).map(read)
const MARKUP = SOURCES.join('\n')

/** Drawings, the presenter view with its walls, and printed sheets need so many. */
const MOST_LINES = 4755
const THINGS = ['app/buttons.css', 'app/components.css', 'app/forms.css']

describe('stylesheets', () => {
  it('are few lines, because the markup says how things look', () => {
    const lines = SHEETS.map((file) => read(file).split('\n').length - 1)
    expect(lines.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(MOST_LINES)
  })

  it('name no class of their own that nothing uses', () => {
    const isUsed = (name: string) =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(MARKUP) || name.startsWith('tone-')
    const things = THINGS.flatMap((file) => [...ownClasses(file)])
    expect(things.length).toBeGreaterThan(20)
    expect(things.filter((name) => !isUsed(name) && name !== 'rounded-circle')).toEqual([])
  })

  it('in modules have no class that no component names, and no layer', () => {
    const dead = MODULES.flatMap((file) => {
      const base = file.slice(file.lastIndexOf('/'))
      const users = SOURCES.filter((source) => source.includes(base))
      // `styles[letter]` may be any of them.
      if (users.some((source) => /\b\w+\[\w/.test(source))) return []
      const isNamed = (name: string) =>
        users.some((source) => new RegExp(`\\.${name}\\b`).test(source))
      return [...ownClasses(file)].filter((name) => !isNamed(name)).map((name) => file + name)
    })
    expect(dead).toEqual([])
    // Outside the layers, so that a module wins over a utility wherever files load.
    expect(MODULES.filter((file) => /@layer|composes:/.test(read(file)))).toEqual([])
  })
})

/** Those that a stylesheet names itself, in selectors. */
function ownClasses(file: string): Set<string> {
  const selectors = read(file)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)+/g, '')
    .replaceAll(/:[^;{}]*;/g, ';')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

describe('utilities', () => {
  // An unknown path leads to a page, and shows none.
  const places = FILES.filter((file) =>
    /^app\/(?!.*\[\.\.\.).*(page(\.dev)?|error)\.tsx$/.test(file),
  )

  it.each(places)('of %s are those of all that it shows', (place) => {
    const shown = reachedFrom(place)
    const markup = shown.filter((file) => /\.tsx$/.test(file))
    const sheets = shown.filter((file) => /utilities.*\.css$/.test(file))
    // The admin's error stands in the admin's layout.
    const isStyled = markup.some(hasClasses)
    expect(sheets).toHaveLength(isStyled ? 1 : 0)
    const sources = sheets.flatMap(sourcesOf)
    expect(markup.filter((file) => isStyled && !sources.some((one) => one.test(file)))).toEqual([])
  })
})

/** What a stylesheet reads itself, and by the list that it imports. */
const globsOf = (sheet: string): string[] => {
  const css = read(sheet)
  const lists = [...css.matchAll(/@import "\.\/(sources-.*)";/g)].map(([, list]) => `app/${list}`)
  const own = [...css.matchAll(/@source "(.*)";/g)].map(([, glob = '']) => glob)
  return [...lists.flatMap(globsOf), ...own]
}

/** The files that Tailwind reads for a stylesheet. */
const sourcesOf = (sheet: string): RegExp[] =>
  globsOf(sheet).map((glob) => {
    const parts = join('app', glob).split(/(\*\*\/|\*|\{.*?\})/)
    const pattern = parts.map((part) => {
      if (part === '**/') return '(.+/)?'
      if (part === '*') return '[^/]*'
      const literal = part.replace(/[.()[\]]/g, '\\$&')
      return part.startsWith('{') ? `(${literal.slice(1, -1).replaceAll(',', '|')})` : literal
    })
    return new RegExp(`^${pattern.join('')}$`)
  })

const styled = new Map<string, boolean>()
const hasClasses = (file: string) => {
  const has = styled.get(file) ?? read(file).includes('className=')
  styled.set(file, has)
  return has
}

const OURS = new Set(FILES)
const imports = new Map<string, string[]>()

/** What a file imports of ours, also late. */
function importsOf(file: string): string[] {
  const known = imports.get(file)
  if (known) return known
  const code = /\.tsx?$/.test(file) ? read(file).replace(/^import type [^']*/gm, '') : ''
  const found = [...code.matchAll(/(?:from |import |import\()'([@.][^']*)'/g)].flatMap(
    ([, name = '']) => {
      const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)
      return ['', '.tsx', '.ts'].map((end) => path + end).filter((one) => OURS.has(one))
    },
  )
  imports.set(file, found)
  return found
}

/** A page with its layouts, and every file that they import. */
function reachedFrom(place: string): string[] {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    importsOf(file).forEach(visit)
  }
  visit(place)
  const folders = place.split('/').slice(0, -1)
  for (const at of folders.keys()) {
    const layout = [...folders.slice(0, at + 1), 'layout.tsx'].join('/')
    if (existsSync(layout)) visit(layout)
  }
  return [...reached]
}
