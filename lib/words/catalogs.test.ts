import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { describe, expect, it } from 'vitest'
import { ALL_LANGUAGES, type Language, LOCALES } from '../languages/languages'
import { assessmentMessages } from '../messages/assessment'
import { CATALOGS, wordsOf } from './catalogs'

/** Texts by their path: `auth.login.password`. */
function textsOf(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]]
  return Object.entries(words as object).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  )
}

const ENGLISH = textsOf(CATALOGS.en)
const OTHERS = ALL_LANGUAGES.filter((language) => language !== 'en')

/** What `icu-minify` compiles choices to, as its types say. */
const SELECT = 1
const PLURALS: Record<number, Intl.PluralRuleType> = { 2: 'cardinal', 3: 'ordinal' }

interface Found {
  /** Names of values and tags, with what they are. */
  names: Set<string>
  /** The forms of each choice. */
  choices: { kind: number; forms: string[] }[]
  /** All that is read, piece by piece. */
  read: string[]
}

function found(message: CompiledMessage): Found {
  const all: Found = { names: new Set(), choices: [], read: [] }
  function visit(node: unknown): void {
    if (typeof node === 'string') all.read.push(node)
    if (!Array.isArray(node)) return
    const [name, kind, inner] = node as [string, unknown, unknown]
    if (kind === undefined) all.names.add(`{${name}}`)
    else if (typeof kind !== 'number' || kind === 0) {
      all.names.add(`<${name}>`)
      node.slice(1).forEach(visit)
    } else {
      all.names.add(`{${name}, ${kind}}`)
      if (kind !== SELECT && !PLURALS[kind]) return
      const forms = inner as Record<string, unknown>
      all.choices.push({ kind, forms: Object.keys(forms) })
      for (const form of Object.values(forms)) branch(form)
    }
  }
  /** A form is one text, or several nodes. */
  const branch = (form: unknown) => (Array.isArray(form) ? form.forEach(visit) : visit(form))
  branch(message)
  return all
}

const namesOf = (text: string) => [...found(compile(text)).names].sort()

/** Names and words that are the same. */
const SAME = new Set<string>(['Enter', 'Total'])

/** What a language never has, in what is read. */
const UNTIDY: Record<Language, RegExp> = {
  // “You and …” leaves out a whole word.
  en: /["']|\s{2}|\s[.,;:?!]|(?<! and)\s…/,
  es: /["'“”‘„]|\.\.\.|—|[!¡]|\s{2}|\s[.,;:?…]|[«]\s|\s[»]/,
  de: /["'”‘«»]|\.\.\.|—|!|\s{2}|\s[.,;:?]|\S…/,
}

/** Agreed for the product word for word, straight quotes and all. */
const AGREED: readonly string[] = [assessmentMessages.bothNeeded]

/** Marks that come in pairs. */
const PAIRS: Record<Language, [string, string][]> = {
  en: [['“', '”']],
  es: [
    ['¿', '?'],
    ['«', '»'],
  ],
  de: [['„', '“']],
}

it('English has texts', () => {
  expect(ENGLISH.length).toBeGreaterThan(100)
})

describe.each(OTHERS)('%s', (language) => {
  const texts = new Map(textsOf(CATALOGS[language]))

  it('has the same texts, with the same values and tags', () => {
    expect([...texts.keys()]).toEqual(ENGLISH.map(([path]) => path))
    for (const [path, english] of ENGLISH) {
      expect(namesOf(texts.get(path) ?? ''), path).toEqual(namesOf(english))
    }
  })

  it('leaves no English', () => {
    const same = ENGLISH.filter(([path, text]) => texts.get(path) === text && !SAME.has(text))
    expect(same).toEqual([])
  })
})

describe.each(ALL_LANGUAGES)('%s', (language) => {
  const texts = textsOf(CATALOGS[language]).filter(([, text]) => !AGREED.includes(text))

  it('has every form that its numbers need', () => {
    for (const [path, text] of texts) {
      for (const { kind, forms } of found(compile(text)).choices) {
        const type = PLURALS[kind]
        const needed = type
          ? new Intl.PluralRules(LOCALES[language], { type }).resolvedOptions().pluralCategories
          : ['other']
        expect(forms, path).toEqual(expect.arrayContaining(needed))
      }
    }
  })

  it('is set as the language is', () => {
    for (const [path, text] of texts) {
      expect(text.trim(), path).toBe(text)
      for (const piece of found(compile(text)).read)
        expect(piece, path).not.toMatch(UNTIDY[language])
      for (const [open, close] of PAIRS[language]) {
        expect(text.split(open).length, `${path}: ${open} ${close}`).toBe(text.split(close).length)
      }
    }
  })
})

it('a part reaches React as plain objects, compiled once', () => {
  const words = wordsOf('en', 'auth.held')
  expect(wordsOf('en', 'auth.held')).toBe(words)
  expect(words.notMine).toBe('Not mine')
  const choices = (words.joins as unknown as [[string, number, object]])[0][2]
  expect(Object.getPrototypeOf(choices)).toBe(Object.prototype)
})
