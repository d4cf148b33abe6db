/** Countries that print on Letter, as their browsers name their language. */
const LETTER_LANGUAGES = ['en-US', 'en-CA', 'es-MX']

/** The paper that people print on where this browser is. */
export function localPaper(): 'letter' | 'a4' {
  return LETTER_LANGUAGES.includes(navigator.language) ? 'letter' : 'a4'
}

/** The reader's time zone: a file bears the day that is theirs. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
