/**
 * What may be typed into a form, and the sentence for a person otherwise. The schemas of the contract (fields.ts) say the same
 * of what arrives, with these words; fields.test.ts holds the two together. A browser's code has the rules alone.
 */
import { canonicalEmail, EMAIL } from '../address'
import { isVisible, straight } from '../visible'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './bounds'

/** What is wrong with a text, in words for the person who typed it; null where nothing is. */
export type Rule = (typed: string) => string | null

/** PostgreSQL takes no NUL, and nothing typed by a person has control characters. */
export const PRINTABLE = /^\P{Cc}*$/u

/** The same of several lines. */
export const PRINTABLE_LINES = /^(?:\P{Cc}|[\r\n\t])*$/u

export const WORDS = {
  email: 'Please enter an email address.',
  control: 'Please leave out control characters.',
  /** What is wrong with a text that others would look at and see nothing. */
  invisible: 'Please use visible characters.',
  empty: 'Please fill this in.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  tooShort: `Please use at least ${PASSWORD_MIN} characters.`,
  onlySpaces: 'A password needs more than spaces.',
  code: 'Please type the six digits from the email.',
  noPassword: 'Please enter your password.',
}

/** Characters, as the schemas count them: one beyond the basic plane is one, not two. */
const lengthOf = (text: string) => [...text].length

export const emailRule: Rule = (typed) => {
  const address = canonicalEmail(typed)
  if (lengthOf(typed) > EMAIL_MAX) return WORDS.tooLong(EMAIL_MAX)
  if (!EMAIL.test(address)) return WORDS.email
  return lengthOf(address) > EMAIL_MAX ? WORDS.tooLong(EMAIL_MAX) : null
}

/** A first or last name. */
export const nameRule: Rule = (typed) => {
  if (!PRINTABLE.test(typed)) return WORDS.control
  const line = straight(typed).trim()
  if (line === '') return WORDS.empty
  if (lengthOf(line) > NAME_MAX) return WORDS.tooLong(NAME_MAX)
  return isVisible(line) ? null : WORDS.invisible
}

/**
 * The form in which passwords are compared and counted (RFC 8265, OpaqueString): every space is a plain one, and
 * letters are composed, so that it does not depend on the keyboard or system. Nothing is trimmed and no case is
 * changed.
 */
export function normalPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** A password that is being chosen. Any characters count, spaces too; lib/server/accounts/weak-passwords.ts refuses what is guessed first. */
export const newPasswordRule: Rule = (typed) => {
  const password = normalPassword(typed)
  if (!PRINTABLE.test(password)) return WORDS.control
  if (lengthOf(password) < PASSWORD_MIN) return WORDS.tooShort
  if (lengthOf(password) > PASSWORD_MAX) return WORDS.tooLong(PASSWORD_MAX)
  return isVisible(password) ? null : WORDS.onlySpaces
}

/** The six digits of a mail, without what people and mail programs put between them. */
export const plainCode = (typed: string) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')

export const codeRule: Rule = (typed) => (/^\d{6}$/.test(plainCode(typed)) ? null : WORDS.code)

/** A password that is being shown as proof. */
export const givenPasswordRule: Rule = (typed) => {
  if (typed === '') return WORDS.noPassword
  return lengthOf(normalPassword(typed)) > PASSWORD_MAX ? WORDS.tooLong(PASSWORD_MAX) : null
}
