import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { PRODUCT } from '@/lib/product'
import { commonPasswords } from './common-passwords'

/** The person who chooses the password. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

export type Weakness = 'common' | 'name' | 'address' | 'product'

/** Shorter parts of a name are in too many words to say anything. */
const SHORTEST_PART = 3
const SHORTEST_WHOLE = 2

/**
 * Why a password is one of the first that a guesser tries; null where it is not: one of the most used, or only the
 * person's name, address or the product's name, with any digits and signs around it. A name among other words is
 * allowed. No capitals, digits or signs are required.
 */
export function weaknessOf(password: string, owner: PasswordOwner): Weakness | null {
  if (commonPasswords().has(password.toLowerCase())) return 'common'
  const words = {
    name: nameWords(owner),
    address: addressWords(owner.email),
    product: new Set([lettersOf(PRODUCT)]),
  }
  const letters = lettersOf(password)
  if (letters === '') return isLocalPart(password, owner.email) ? 'address' : null
  const kinds = Object.keys(words) as (keyof typeof words)[]
  const only = kinds.find((kind) => isMadeOf(letters, words[kind]))
  if (only) return only
  return isMadeOf(letters, new Set(kinds.flatMap((kind) => [...words[kind]]))) ? 'name' : null
}

/** Throws `invalid` at the named field for a password that is among the first to be guessed. */
export function assertStrong(password: string, owner: PasswordOwner, field: string): void {
  const weakness = weaknessOf(password, owner)
  if (!weakness) return
  const message = messages.password[weakness]
  throw new ApiError('invalid', message, { [field]: message })
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** What is left without digits, signs and spaces. */
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}\p{M}]/gu, '')

function nameWords({ firstName, lastName }: PasswordOwner): Set<string> {
  const parts = `${firstName} ${lastName}`.split(/[^\p{L}\p{M}]+/u)
  const wholes = [firstName, lastName, firstName + lastName, lastName + firstName]
  return wordsFrom(parts, wholes)
}

function addressWords(email: string): Set<string> {
  const [local = ''] = email.split('@')
  return wordsFrom(local.split(/[^\p{L}\p{M}]+/u), [local, email])
}

function wordsFrom(parts: string[], wholes: string[]): Set<string> {
  const long = (least: number) => (word: string) => word.length >= least
  return new Set([
    ...parts.map(lettersOf).filter(long(SHORTEST_PART)),
    ...wholes.map(lettersOf).filter(long(SHORTEST_WHOLE)),
  ])
}

/** An address like 12345678@example.com has no letters to look for. */
function isLocalPart(password: string, email: string): boolean {
  const [local = ''] = email.split('@')
  const digits = (text: string) => plain(text).replace(/[^\p{N}]/gu, '')
  return digits(local) !== '' && digits(password) === digits(local)
}

/** Whether a text consists of these words only, in this order. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = new Set([0])
  for (let end = 1; end <= text.length; end += 1) {
    for (const word of words) {
      if (reached.has(end - word.length) && text.endsWith(word, end)) reached.add(end)
    }
  }
  return text.length > 0 && reached.has(text.length)
}
