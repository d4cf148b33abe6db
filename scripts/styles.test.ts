/** Shared classes are used and in one layer; a module has no class that no component names. */
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
const SHARED_FILES = FILES.filter((file) => /^app\/(forms|shared[\w-]*)\.css$/.test(file))
const SHARED = new Set(SHARED_FILES.flatMap((file) => [...ownClasses(file)]))

describe('shared classes', () => {
  it('are all used', () => {
    const isUsed = (name: string) => new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(MARKUP)
    expect(SHARED.size).toBeGreaterThan(50)
    // Put together where it is used: tone-${letter}.
    expect([...SHARED].filter((name) => !name.startsWith('tone-') && !isUsed(name))).toEqual([])
  })

  it('have names, not numbers', () => {
    expect([...SHARED].filter((name) => /\d/.test(name))).toEqual([])
  })

  // A module may load before app/base.css, and a layer in it would turn the order of the layers.
  it('stand alone in their layer, named in the markup', () => {
    const own = MODULES.map((file) => ({ file, css: read(file) }))
    expect(own.filter(({ css }) => /@layer|composes:/.test(css)).map(({ file }) => file)).toEqual(
      [],
    )
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
