/** Styles stand in the markup; what remains in files is used, and stays little. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** Drawings, the presenter view and printed sheets need so many. */
const MOST_LINES = 4000
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
