/**
 * The languages of the product, and how an address names one. English stands without: `/results`; any other is the first
 * word, `/es/results`. The words of an address are the same in all. Our own code writes addresses without a language, and
 * the one that a reader goes by gets theirs where they go there (docs/decisions/036).
 */

/** By their codes, which have two letters, as each calls itself. */
const LANGUAGE_NAMES = { en: 'English', es: 'Español', de: 'Deutsch' } as const

export type Language = keyof typeof LANGUAGE_NAMES

/** What `Intl` is asked with. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es', de: 'de-DE' }

/** A label inside a sentence. German nouns keep their capital. */
export const inSentence = (language: Language, label: string) =>
  language === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** The language of an address that names none. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** What the public is offered. The others are being prepared: half a language is never offered. */
export const LANGUAGES: readonly Language[] = ['en']

/** Those that are being prepared, too: a build has the pages of all. */
export const ALL_LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[]

export const isLanguage = (word: unknown): word is Language =>
  ALL_LANGUAGES.some((one) => one === word)

const FIRST_WORD = /^\/([^/?#]*)/

/** What stands first in an address, if it is a language. */
function namedIn(path: string): Language | undefined {
  const [, word] = FIRST_WORD.exec(path) ?? []
  return isLanguage(word) ? word : undefined
}

/** The language that a page's address says. */
export const languageOfPath = (path: string): Language => namedIn(path) ?? DEFAULT_LANGUAGE

/** The same address without a language, `/results` for `/es/results` and for `/en/results`, as Next has it inside. */
export function placeOf(path: string): string {
  const named = namedIn(path)
  const place = named ? path.slice(named.length + 1) : path
  return place.startsWith('/') ? place : `/${place}`
}

/**
 * The address of a page of ours in a language, with its query and anchor. What names its language already stays, and so
 * does what is no path: an anchor of this page, another site.
 */
export function pathIn(language: Language, path: string): string {
  const isOurs = path.startsWith('/') && !path.startsWith('//')
  if (language === DEFAULT_LANGUAGE || !isOurs || namedIn(path)) return path
  return `/${language}${/^\/([?#]|$)/.test(path) ? path.slice(1) : path}`
}

/** Where Next has the page of an address: English, too, below its language (next.config.mjs rewrites). */
export const pathInside = (path: string): string =>
  namedIn(path) ? path : `/${DEFAULT_LANGUAGE}${path === '/' ? '' : path}`

/** The address of a page that Next has at this path. */
export const addressOf = (path: string): string => pathIn(languageOfPath(path), placeOf(path))

/**
 * Whether an address names a language that is not open: one that is being prepared, that we do not speak, or in capitals.
 * English is left to the redirect that takes it off (next.config.mjs).
 */
export function isClosed(path: string, open: readonly Language[]): boolean {
  const [, word = ''] = FIRST_WORD.exec(path) ?? []
  const isOpen = word === DEFAULT_LANGUAGE || open.some((one) => one === word)
  return /^[a-z]{2}$/i.test(word) && !isOpen
}
