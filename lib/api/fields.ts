import { z } from 'zod'
import { canonicalEmail, EMAIL } from '../address'
import { isVisible, straight } from '../visible'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from './bounds'
import { CSV_SEPARATORS } from './csv-separators'
import {
  type Line,
  NAME,
  NEW_PASSWORD,
  normalPassword,
  PRINTABLE,
  PRINTABLE_LINES,
  plainCode,
  WORDS,
} from './field-rules'

/** An address, which becomes its canonical form. */
export const email = z
  .string()
  .max(EMAIL_MAX, WORDS.tooLong(EMAIL_MAX))
  .transform(canonicalEmail)
  .pipe(z.email({ pattern: EMAIL, error: WORDS.email }).max(EMAIL_MAX, WORDS.tooLong(EMAIL_MAX)))

/** What a person types and others read, as it is kept: nothing turns its direction (lib/visible.ts: `straight`). */
const kept = (printable: RegExp) =>
  z.string().overwrite(straight).regex(printable, WORDS.control).trim()

/** The same of several lines, which may be empty. */
export const typedLines = (most: number) =>
  kept(PRINTABLE_LINES).max(most, WORDS.tooLong(most)).refine(isEmptyOrSeen, WORDS.invisible)

/** One line that may be empty. */
export const optionalLine = (most: number) =>
  kept(PRINTABLE).max(most, WORDS.tooLong(most)).refine(isEmptyOrSeen, WORDS.invisible)

const isEmptyOrSeen = (text: string) => text === '' || isVisible(text)

/** One line, by what it may be. */
function lineOf({ normal, trims, least, tooFew, most, unseen }: Line) {
  const printable = z.string().overwrite(normal).regex(PRINTABLE, WORDS.control)
  return (trims ? printable.trim() : printable)
    .min(least, tooFew)
    .max(most, WORDS.tooLong(most))
    .refine(isVisible, unseen)
}

/** One line that a person types and others read. `empty` is the sentence for a line of spaces. */
export const typedLine = (most: number, empty: string) => lineOf({ ...NAME, most, tooFew: empty })

/** How names should read that a PDF cannot print, by the ids that it knows them by. */
export const spellingsOf = <Ids extends z.core.$ZodRecordKey>(ids: Ids) =>
  z
    .string()
    .max(8000)
    .default('{}')
    .transform((text, { addIssue }) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        addIssue('Please send JSON.')
        return z.NEVER
      }
    })
    .pipe(z.partialRecord(ids, z.string().max(NAME_MAX)))
    .describe('How names should read that cannot be printed, as JSON: {"<id>": "Kim Min-jun"}')

/** The same of members, and `group` for the name of the group itself. */
export const groupSpellings = spellingsOf(z.union([z.uuid(), z.literal('group')]))

/** What stands between the columns of a table for a spreadsheet. */
export const csvSeparator = z
  .enum(CSV_SEPARATORS)
  .default('comma')
  .describe('Between columns; with `semicolon`, decimals have a comma')

/** A first or last name. */
export const personName = lineOf(NAME)

/** A password that is being chosen, which becomes its normal form. */
export const newPassword = lineOf(NEW_PASSWORD)

/** A password that is typed as proof, as it was typed: lib/server/accounts/passwords.ts compares both forms. */
export const givenPassword = z
  .string()
  .min(1, WORDS.noPassword)
  .refine((typed) => [...normalPassword(typed)].length <= PASSWORD_MAX, WORDS.tooLong(PASSWORD_MAX))

/** What became of the last email, while it has not got out; null otherwise. */
export const mailTrouble = z
  .enum(['delayed', 'refused', 'failed'])
  .nullable()
  .describe(
    'The last email about this: late and still tried, refused for good, or given up after a day; null where it got out',
  )

export type MailTrouble = NonNullable<z.infer<typeof mailTrouble>>

/** The secret in a mailed link. */
export const linkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** The six digits of a mail, typed or pasted. */
export const mailedCode = z
  .string()
  .max(40, WORDS.code)
  .transform(plainCode)
  .pipe(z.string().regex(/^\d{6}$/, WORDS.code))

/** A day as a person names it, `YYYY-MM-DD`. Earlier years are typos, and PostgreSQL knows no year 0. */
export const namedDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01', 'This date is too long ago.')

/** A moment as a person names it, in UTC; likewise. */
export const namedTime = z.iso
  .datetime('Please choose a day.')
  .refine((time) => time >= '1900-01-01', 'This date is too long ago.')
