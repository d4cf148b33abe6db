/** Countries that print on Letter, as their browsers name their language. */
const LETTER_LANGUAGES = ['en-US', 'en-CA', 'es-MX']

/** The paper that people print on where this browser is. */
export function localPaper(): 'letter' | 'a4' {
  return LETTER_LANGUAGES.includes(navigator.language) ? 'letter' : 'a4'
}

/** The reader's time zone, for the day that a file bears. A browser that hides it says `Etc/Unknown`, or nothing. */
export function localTimeZone(): { time_zone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { time_zone: timeZone } : {}
}

/** What a PDF is drawn for: the paper and the day of this browser. */
export function localPrint() {
  return { paper: localPaper(), ...localTimeZone() }
}
