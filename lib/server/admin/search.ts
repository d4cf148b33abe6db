import 'server-only'
import { canonicalEmail } from '@/lib/address'
import { folded, searchWords, UNHEARD } from '@/lib/search'
import { Prisma } from '../base/db'
import { once } from '../base/once'

/** More say no more, and each is a look at every row. */
const MOST_WORDS = 8
const LETTER = /[\p{L}\p{N}]/u
const SKIPPED = `[${UNHEARD}]*`

/**
 * Finds the rows whose text, a column or several, holds every part of what was typed, as `isFound` of lib/search.ts does.
 * The pattern has all spellings of each letter, so that the rows are read as they are: no column to keep beside them, and
 * nothing that hangs on the locale of the database.
 */
export function finds(typed: string, text: Prisma.Sql): Prisma.Sql {
  const words = searchWords(typed).slice(0, MOST_WORDS)
  const matches = words.map((word) => Prisma.sql`${text} ~ ${patternOf(word)}`)
  const all = words.length > 0 ? Prisma.join(matches, ' AND ') : Prisma.sql`false`
  // Domains are stored in their ASCII form, but typed as they are displayed.
  const domain = canonicalEmail(typed.includes('@') ? typed : `@${typed}`).replace(/^@/, '')
  return Prisma.sql`((${all}) OR strpos(${text}, ${domain}) > 0)`
}

/** A word as PostgreSQL's regular expression, with every way to write each letter. */
export function patternOf(word: string): string {
  const { single, joint } = spellings()
  const letters = [...word]
  let pattern = ''
  for (let at = 0; at < letters.length; ) {
    const pair = letters.slice(at, at + 2)
    const ligatures = joint.get(pair.join(''))
    const part = (ligatures ? pair : pair.slice(0, 1)).map((letter) => oneOf(single, letter))
    pattern += ligatures ? `(?:${part.join('')}|[${ligatures}])` : part.join('')
    at += part.length
  }
  return pattern
}

function oneOf(single: Map<string, string>, letter: string): string {
  return (
    (LETTER.test(letter)
      ? `[${letter}${single.get(letter) ?? ''}]`
      : letter.replace(/[.^$*+?()[\]{}|\\]/, '\\$&')) + SKIPPED
  )
}

/** By what it is folded to, the letters of scripts with cases or accents: of one letter, and of two. */
const spellings = () =>
  once('search-spellings', () => {
    const single = new Map<string, string>()
    const joint = new Map<string, string>()
    for (let code = 0x41; code <= 0xffef; code += 1) {
      if (code === 0x3000) code = 0xa640
      if (code === 0xac00) code = 0xfb00
      const letter = String.fromCharCode(code)
      const plain = LETTER.test(letter) ? folded(letter) : letter
      if (plain === letter) continue
      const among = [...plain].length === 1 ? single : joint
      among.set(plain, (among.get(plain) ?? '') + letter)
    }
    return { single, joint }
  })
