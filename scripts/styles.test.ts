/** The classes that style modules share: they exist, are used, and stand in one layer. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file))

const read = (file: string) => readFileSync(file, 'utf8')
const MODULES = FILES.filter((file) => file.endsWith('.module.css'))
const SOURCES = FILES.filter((file) => /\.tsx?$/.test(file)).map(read)
const MARKUP = SOURCES.join('\n')

function classesIn(file: string): Set<string> {
  const withoutComments = read(file).replaceAll(/\/\*.*?\*\//gs, '')
  return new Set([...withoutComments.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

const BASE = ['app/base.css', 'app/buttons.css', 'app/surfaces.css']
const SHARED_FILES = ['app/shared.css', 'app/shared-surfaces.css', 'app/shared-widths.css']
const SHARED = new Set(SHARED_FILES.flatMap((file) => [...classesIn(file)]))
const COMPOSED = MODULES.flatMap((file) =>
  [...read(file).matchAll(/composes: ([^;]+) from global;/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => ({ file, name })),
  ),
)

describe('shared classes', () => {
  it('holds every class that a module composes', () => {
    const known = new Set([...BASE.flatMap((file) => [...classesIn(file)]), ...SHARED])
    expect(COMPOSED.filter(({ name }) => !known.has(name))).toEqual([])
  })

  it('holds none that nobody uses', () => {
    const composed = new Set(COMPOSED.map(({ name }) => name))
    const isUsed = (name: string) =>
      composed.has(name) || new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(MARKUP)
    // Put together where it is used: tone-${letter}.
    expect([...SHARED].filter((name) => !name.startsWith('tone-') && !isUsed(name))).toEqual([])
  })

  // A module may load before app/base.css, and a layer in it would turn the order of the layers.
  it('stands alone in its layer', () => {
    expect(MODULES.filter((file) => read(file).includes('@layer'))).toEqual([])
  })
})

describe('style modules', () => {
  it('have no class that no component names', () => {
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
  })
})

/** Those that a module names itself, in selectors. */
function ownClasses(file: string): Set<string> {
  const selectors = read(file)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)+/g, '')
    .replaceAll(/:[^;{}]*;/g, ';')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
