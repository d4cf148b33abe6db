/** Words of lib/words: whoever needs some is given them, and nothing is given or written for nobody. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '@/lib/words/en'

const FILES = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))

const KNOWN = new Set(FILES)

/** A source without what only the compiler reads. */
const TEXTS = new Map(
  FILES.map((file) => [
    file,
    readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^']*'[^']+'/gm, ''),
  ]),
)

const textOf = (file: string) => TEXTS.get(file) ?? ''

/** What a pattern finds in a source, by its first group. */
const foundIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '']) => first)

function importsOf(file: string): string[] {
  const specifiers = foundIn(
    textOf(file),
    /\b(?:from|import)\s*\(?\s*['"]((?:\.{1,2}|@)\/[^'"]+)['"]/g,
  )
  return specifiers.flatMap((specifier) => {
    const path = specifier.startsWith('@/')
      ? specifier.slice(2)
      : posix.join(dirname(file), specifier)
    return ['.ts', '.tsx', '/index.ts'].map((end) => path + end).filter((name) => KNOWN.has(name))
  })
}

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]))
const isClient = (file: string) => /^(['"])use client\1/.test(textOf(file))

/** All that a file reaches; without what stands behind `'use client'`, or only that. */
function reach(from: readonly string[], goesOn: (file: string) => boolean): Set<string> {
  const seen = new Set(from)
  for (const file of seen) {
    if (goesOn(file)) for (const next of IMPORTS.get(file) ?? []) seen.add(next)
  }
  return seen
}

/** Taken here, or handed in. */
const USED = /\b(?:(?:use|read)Words\(|WordsOf<)'([\w.]+)'/g
const partsGivenIn = (file: string) =>
  foundIn(textOf(file), /<Words\s+of=\{\[([\s\S]*?)\]\}/g).flatMap((list) =>
    foundIn(list, /'([\w.]+)'/g),
  )

/** A page with the layouts around it. */
function around(page: string): string[] {
  const folders = dirname(page).split('/')
  const layouts = folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/layout.tsx`)
  return [page, ...layouts.filter((file) => KNOWN.has(file))]
}

const PAGES = FILES.filter((file) => /^app\/.*\/(page|error|not-found)\.tsx$/.test(file)).map(
  (page) => {
    const server = reach(around(page), (file) => !isClient(file))
    const client = reach([...server].filter(isClient), () => true)
    return {
      page,
      used: new Set([...client].flatMap((file) => foundIn(textOf(file), USED))),
      given: new Set([...server].filter((file) => !isClient(file)).flatMap(partsGivenIn)),
    }
  },
)

/** What every page is given. */
const everywhere = new Set(partsGivenIn('app/[locale]/layout.tsx'))

describe('parts of client components', () => {
  it('are given on every page that has the component', () => {
    const missing = PAGES.flatMap(({ page, used, given }) =>
      [...used].filter((part) => !given.has(part)).map((part) => `${page}: ${part}`),
    )
    expect(missing).toEqual([])
  })

  it('are given where something says them alone', () => {
    const idle = PAGES.flatMap(({ page, used, given }) =>
      [...given]
        .filter((part) => !used.has(part) && !everywhere.has(part))
        .map((part) => `${page}: ${part}`),
    )
    expect(idle).toEqual([])
  })
})

it('every text is said where its part is taken', () => {
  const unsaid = Object.entries(en).flatMap(([room, parts]) =>
    Object.entries(parts).flatMap(([key, words]) => {
      const part = `${room}.${key}`
      const texts = FILES.map(textOf).filter((text) => foundIn(text, USED).includes(part))
      // One of a part's texts, by a key that is computed.
      if (texts.some((text) => /\bwords\[\w|\)\)\[\w/.test(text))) return []
      return Object.keys(words)
        .filter((word) => !texts.some((text) => new RegExp(`\\b${word}\\b`).test(text)))
        .map((word) => `${part}.${word}`)
    }),
  )
  expect(unsaid).toEqual([])
})
