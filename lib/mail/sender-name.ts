import { remove as toLatin } from 'confusables'
import { seen } from '../address'
import { OPERATOR } from '../operator'
import { PRODUCT } from '../product'
import { nameOr, oneLine } from './value'

/** Words by which a name speaks for an office and not for a person, also in the plural. */
const OFFICES = new Set([
  ...['abuse', 'account', 'admin', 'administration', 'administrator', 'alert', 'assistance'],
  ...['banca', 'banco', 'bank', 'banking', 'banque', 'billing', 'compliance', 'finance', 'fraud'],
  ...['help', 'helpdesk', 'invoice', 'kundendienst', 'kundenservice', 'moderator', 'noreply'],
  ...['notification', 'official', 'payment', 'payroll', 'postmaster', 'security', 'seguranca'],
  ...['seguridad', 'securite', 'service', 'sicherheit', 'soporte', 'sparkasse', 'support'],
  ...['supporto', 'suporte', 'system', 'verification', 'webmaster'],
])

/** Long enough that no person's name has them by chance, also across its words: "IT Sup port". Burbank is no bank. */
const ANYWHERE = [...OFFICES].filter((word) => word.length >= 7)

/** What the name of an operator ends in, and is not called by. */
const LEGAL_FORM = /(?: (?:ag|co|corp|e v|gmbh|inc|kg|limited|llc|ltd|plc|sarl|ug))+$/

/** Signs that stand for a letter. */
const SIGNS: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

/**
 * As a reader takes it at a glance, word by word: letters of other scripts that look like Latin ones, digits in place of
 * letters, marks and cases make no difference.
 */
function atAGlance(text: string): string {
  return toLatin(seen(text))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{L}/gu, (sign) => SIGNS[sign] ?? sign)
    .toLowerCase()
    .replace(/\P{L}+/gu, ' ')
    .trim()
}

const squeezed = (text: string) => text.replaceAll(' ', '')

/** "S u p port" and "B a n k": letters that stand alone are one word. */
const joined = (text: string) => text.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')

const isOffice = (word: string) =>
  OFFICES.has(word) || OFFICES.has(word.replace(/s$/, '')) || /^admin|admin$/.test(word)

/** Whether a name says that its sender is an office, the product or its operator. */
export function speaksForOthers(name: string, operator = OPERATOR): boolean {
  const glimpse = atAGlance(name)
  const whole = squeezed(glimpse)
  // "CityBank" is two words.
  const parted = atAGlance(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
  const words = [glimpse, joined(glimpse), parted].flatMap((text) => text.split(' '))
  const run = atAGlance(operator).replace(LEGAL_FORM, '')
  return (
    [...words, whole].some(isOffice) ||
    [...ANYWHERE, squeezed(atAGlance(PRODUCT))].some((word) => whole.includes(word)) ||
    (run !== '' && (whole === squeezed(run) || ` ${glimpse} `.includes(` ${run} `)))
  )
}

/** The name of the person in whose name a mail speaks; "Someone" where it is none to print, or one of an office. */
export function senderName(name: string): string {
  return speaksForOthers(name) ? 'Someone' : nameOr(name, 'Someone')
}

/** A letter with the marks that a language puts on it. */
const LETTER = String.raw`\p{L}\p{M}{0,3}`
/** Letters, and what stands between them in names. A point ends a short one: "Dr.", no "evil.com". */
const WORD = String.raw`(?:\p{L}{1,3}\.|['’]?${LETTER}(?:['’-]?${LETTER})*['’]?)`
/** Up to four words. */
const PERSON = new RegExp(`^(?=.{1,40}$)${WORD}(?: ${WORD}){0,3}$`, 'u')

/**
 * A name whose owner no one knows, before their address is proven: '' unless it could be a person's, because a stranger
 * may have typed a message there.
 */
export function unprovenName(name: string): string {
  const line = oneLine(name)
  return PERSON.test(line) && !speaksForOthers(line) ? line : ''
}
