/** The texts in other languages, held to the English ones and to their own typography (docs/translations). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runsOf, textsOf, wordsOf } from '@/lib/copy/testing'
import { BANK, FORM } from '../form/items'
import { STYLE_CODES } from '../styles'

const LANGUAGES = ['es', 'de'] as const
const FOLDER = import.meta.dirname

/** What each file of a language exports; a scene's path begins with its folder. */
async function readAll(language: string): Promise<Map<string, Record<string, unknown>>> {
  const files = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const read = async (file: string) => [file, { ...(await import(join(FOLDER, language, file))) }] as const
  return new Map(await Promise.all(sources.sort().map(read)))
}

/** Written for one language alone: they say numbers, or statements by their ids. */
const OWN = new Set(['number-words.ts', 'statements.ts'])

/** A value with each text replaced by its places for names and figures, each once. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return [...new Set((value.match(/\{\w+\}/g) ?? []).map(lower))].sort()
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'function' || value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, inner]) => [key, shapeOf(inner)]),
  )
}

/** Whether a figure begins the sentence is each language's own. */
const lower = (text: string) => text.toLowerCase()

const QUESTIONS = [...FORM, ...BANK]

describe.each(LANGUAGES)('%s', async (language) => {
  const files = await readAll(language)
  const statements = files.get('statements.ts')?.STATEMENTS as Record<string, string>
  const texts = [...files.values()].flatMap(textsOf)
  const sentences = texts.filter((text) => wordsOf(text).length > 2)
  const styleOf = (code: string) => textsOf(files.get(`${code.toLowerCase()}.ts`))

  it.each([...files.keys()].filter((file) => !OWN.has(file)))('%s has every text of the English one, with the same places', async (file) => {
    const english = await import(join(FOLDER, file))
    for (const [name, value] of Object.entries(files.get(file) ?? {})) {
      expect(shapeOf(value), name).toEqual(shapeOf(english[name]))
    }
  })

  it('has every file that holds English texts', () => {
    const english = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
    const held = english.filter((file) => !/\.test\.ts$|^(all|types)\.ts$/.test(file))
    expect(held.filter((file) => !files.has(file))).toEqual([])
    expect([...files.keys()].filter((file) => file.startsWith('scenes/'))).toHaveLength(12)
  })

  it('says each statement of the form and the bank once, in at most nine words', () => {
    const ids = QUESTIONS.flatMap(({ items }) => items.map(({ id }) => id))
    expect(Object.keys(statements).sort()).toEqual([...ids].sort())
    expect(new Set(Object.values(statements)).size).toBe(ids.length)
    expect(Object.values(statements).filter((text) => wordsOf(text).length > 9)).toEqual([])
  })

  it('has the four statements of a question about as long', () => {
    for (const { question, items } of QUESTIONS) {
      const lengths = items.map(({ id }) => statements[id]?.length ?? 0)
      expect(Math.max(...lengths) - Math.min(...lengths), `${question}`).toBeLessThanOrEqual(16)
    }
  })

  it('shares no six words in a row between two styles', () => {
    const seen = new Map<string, string>()
    for (const code of STYLE_CODES) {
      for (const run of runsOf(styleOf(code), 6)) {
        expect(seen.get(run) ?? code, run).toBe(code)
        seen.set(run, code)
      }
    }
  })

  it('is hardly longer than English', async () => {
    for (const code of STYLE_CODES) {
      const english = textsOf(await import(join(FOLDER, `${code.toLowerCase()}.ts`)))
      const length = (all: readonly string[]) => all.join('').length
      expect(length(styleOf(code)) / length(english), code).toBeLessThan(1.2)
    }
  })

  it('is not English', async () => {
    const english = new Set<string>()
    for (const file of files.keys()) {
      if (OWN.has(file)) continue
      for (const text of textsOf({ ...(await import(join(FOLDER, file))) })) english.add(text)
    }
    expect(sentences.filter((text) => english.has(text))).toEqual([])
  })

  it('keeps its typography', () => {
    // What goes on after a sentence, "… und …", begins with its space.
    const wrong = /^\s(?!und )|\s$| {2}|["']|[!¡—]|\.\.\.| ,/
    expect(texts.filter((text) => wrong.test(text))).toEqual([])
  })
})

it('Spanish opens each question, and quotes by « »', async () => {
  for (const text of [...(await readAll('es')).values()].flatMap(textsOf)) {
    expect(text.split('¿').length, text).toBe(text.split('?').length)
    expect(text.split('«').length, text).toBe(text.split('»').length)
    expect(text).not.toMatch(/„/)
  }
})

it('German quotes by „ “', async () => {
  for (const text of [...(await readAll('de')).values()].flatMap(textsOf)) {
    expect(text.split('„').length, text).toBe(text.split('“').length)
    expect(text).not.toMatch(/[«»”¿]/)
  }
})
