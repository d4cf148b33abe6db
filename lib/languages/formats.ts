/**
 * What people read as numbers, money, days and lists, and the order of names: the one place that asks Intl for a
 * language. Making a format takes longer than all it says, so each is made once.
 */
import { DEFAULT_LANGUAGE, type Language, LOCALES } from './languages'

function kept<Options extends object, Made>(make: (locale: string, options: Options) => Made) {
  const made = new Map<string, Made>()
  return (options: Options, language: Language = DEFAULT_LANGUAGE): Made => {
    const key = `${language} ${JSON.stringify(options)}`
    const one = made.get(key) ?? make(LOCALES[language], options)
    // Names of time zones may be spelled in many ways.
    if (made.size < MOST_KEPT) made.set(key, one)
    return one
  }
}
const MOST_KEPT = 100

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** Throws for a time zone that Intl does not know. */
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const listFormat = kept(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

/** Orders names. */
export const collator = kept(
  (locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options),
)
