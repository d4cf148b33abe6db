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

/**
 * The form in which passwords are compared and counted (RFC 8265, OpaqueString): every space is a plain one, and
 * letters are composed, so that it does not depend on the keyboard or system. Nothing is trimmed and no case is
 * changed.
 */
export function normalPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** What one line may be. The browser's rule is made from it, and the contract's schema (fields.ts: `lineOf`). */
export interface Line {
  /** The form in which it is kept and counted. */
  normal: (typed: string) => string
  /** Whether spaces around it are left out. */
  trims: boolean
  least: number
  /** What is said of less than that. */
  tooFew: string
  most: number
  /** What is said of one that no one can see. */
  unseen: string
}

/** A first or last name. */
export const NAME: Line = {
  normal: straight,
  trims: true,
  least: 1,
  tooFew: WORDS.empty,
  most: NAME_MAX,
  unseen: WORDS.invisible,
}

/** A password that is being chosen. Any characters count, spaces too; lib/server/accounts/weak-passwords.ts refuses what is guessed first. */
export const NEW_PASSWORD: Line = {
  normal: normalPassword,
  trims: false,
  least: PASSWORD_MIN,
  tooFew: WORDS.tooShort,
  most: PASSWORD_MAX,
  unseen: WORDS.onlySpaces,
}

const ruleOf =
  ({ normal, trims, least, tooFew, most, unseen }: Line): Rule =>
  (typed) => {
    const whole = normal(typed)
    if (!PRINTABLE.test(whole)) return WORDS.control
    const line = trims ? whole.trim() : whole
    if (lengthOf(line) < least) return tooFew
    if (lengthOf(line) > most) return WORDS.tooLong(most)
    return isVisible(line) ? null : unseen
  }

export const nameRule = ruleOf(NAME)
export const newPasswordRule = ruleOf(NEW_PASSWORD)

/** The six digits of a mail, without what people and mail programs put between them. */
export const plainCode = (typed: string) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')

export const codeRule: Rule = (typed) => (/^\d{6}$/.test(plainCode(typed)) ? null : WORDS.code)

/** A password that is being shown as proof. */
export const givenPasswordRule: Rule = (typed) => {
  if (typed === '') return WORDS.noPassword
  return lengthOf(normalPassword(typed)) > PASSWORD_MAX ? WORDS.tooLong(PASSWORD_MAX) : null
}
