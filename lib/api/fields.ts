import { isVisible } from '../visible'
import { z } from './zod'

/** PostgreSQL takes no NUL, and nothing typed by a person has control characters. */
export const PRINTABLE = /^\P{Cc}*$/u

/** An address in its canonical form: NFKC, trimmed, lower case. */
export const email = z
  .string()
  .max(254)
  .transform((address) => address.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email('Please enter an email address.').max(254))

/** What is wrong with a text that others would look at and see nothing. */
export const INVISIBLE = 'Please use visible characters.'

/** One line that a person types and others read. `empty` is what a line of spaces is told. */
export const typedLine = (most: number, empty: string) =>
  z
    .string()
    .regex(PRINTABLE, 'Please leave out control characters.')
    .trim()
    .min(1, empty)
    .max(most, `Please use at most ${most} characters.`)
    .refine(isVisible, INVISIBLE)

/** A first or last name. */
export const personName = typedLine(80, 'Please fill this in.')

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** A password that is being chosen. Any characters count, spaces too; lib/server/accounts/weak-passwords.ts refuses what is guessed first. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`)
  .refine(isVisible, 'A password needs more than spaces.')

/** A password that is being shown as proof. */
export const givenPassword = z.string().min(1, 'Please enter your password.').max(PASSWORD_MAX)

/** The secret in a mailed link. */
export const linkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A day that somebody names, `YYYY-MM-DD`. The years before nobody means, and PostgreSQL knows no year 0. */
export const namedDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01', 'This date is too long ago.')

/** A moment that somebody names, in UTC; likewise. */
export const namedTime = z.iso
  .datetime('Please choose a day.')
  .refine((time) => time >= '1900-01-01', 'This date is too long ago.')
