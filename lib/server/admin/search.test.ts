import { describe, expect, it } from 'vitest'
import { isFound, searchWords } from '@/lib/search'
import { stubEnvironment } from '../base/testing'

stubEnvironment()
const { finds, patternOf } = await import('./search')
const { Prisma } = await import('../base/db')

/** What is looked for, and the name that a person means by it. */
const FOUND = [
  ['jose', 'José García'],
  ['JOSÉ', 'José García'],
  ['garcia jose', 'José García'],
  ['  Garcí   j ', 'José García'],
  ['José', 'Jose\u0301 Garci\u0301a'],
  ['strasse', 'Jan Straße'],
  ['Straße', 'Jan Strasse'],
  ['soren', 'Søren Kierkegaard'],
  ['lukasz', 'Łukasz Żak'],
  ['zak', 'Łukasz Żak'],
  ['nguyen van duc', 'Nguyễn Văn Đức'],
  ['ægir', 'Aegir'],
  ['aegir', 'Ægir'],
  ['obrien', 'Pat O’Brien'],
  ["o'brien", 'Pat Obrien'],
  ['jean luc', 'Jean-Luc'],
  ['Jean-Luc', 'Jean Luc'],
  ['иван', 'Иван Петров'],
  ['ПЕТРОВ', 'Иван Петров'],
  ['семен', 'Семён'],
  ['σοφια', 'Σοφία'],
  ['ισιδωρος', 'ΙΣΙΔΩΡΟΣ'],
  ['ıstanbul', 'İSTANBUL'],
  ['ａｄａ', 'Ada'],
  ['小龍', '李小龍'],
  ['한', '한국'],
  ['ada@example', 'Ada ada@example.com'],
  ['example.com', 'Ada ada@example.com'],
] as const

const MISSED = [
  ['jose garcia x', 'José García'],
  ['josé', 'Jos García'],
  ['strase x', 'Straße'],
  ['bda@example', 'Ada ada@example.com'],
  ['हिन्दी', 'हिनद'],
] as const

/** As the database looks: JavaScript reads these patterns alike. */
const isMatched = (typed: string, text: string) =>
  searchWords(typed).every((word) => new RegExp(patternOf(word), 'u').test(text))

describe('a search, among what is read and in the database,', () => {
  it.each(FOUND)('by %s finds %s', (typed, text) => {
    expect([isFound(typed, text), isMatched(typed, text)]).toEqual([true, true])
  })
  it.each(MISSED)('by %s does not find %s', (typed, text) => {
    expect([isFound(typed, text), isMatched(typed, text)]).toEqual([false, false])
  })
  it('asks the database for every word', () => {
    const { sql } = finds('ada byron', Prisma.sql`name`)
    expect(sql).toBe('((name ~ ? AND name ~ ?) OR strpos(name, ?) > 0)')
  })
})
