import tlds from 'tlds'
import { isVisible } from '../visible'

/** Characters that would end the line or turn the direction of what follows; emoji keep their joiners. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

/** A value from outside, as one line that stays in its place. */
export function oneLine(value: string): string {
  return value.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim()
}

/** A name that a person chose, without anything to click or call, or `other` where nothing of it is visible. */
export function nameOr(name: string, other: string): string {
  const clean = unlinked(oneLine(name))
  return isVisible(clean.replaceAll(CUT, '')) ? clean : other
}

/** The same in quotes: the name of a group may be any word. Quotes inside are single ones, so that none of it reads as ours. */
export function quoted(name: string, other: string): string {
  const clean = nameOr(name, '').replace(/[“„‟]/g, '‘').replace(/[”]/g, '’').replace(/["＂]/g, "'")
  return clean ? `“${clean}”` : other
}

/** "Hello Ada,": without the name where it is no name to print. */
export function greeting(name: string): string {
  const clean = nameOr(name, '')
  return clean ? `Hello ${clean},` : 'Hello,'
}

/** What mail programs take for the dot of a domain, and what stands after it. */
const DOMAIN_DOT = /(?<=\S)[.\u2024\u3002\uff0e\uff61](?=([\p{L}\p{M}\p{N}\p{Cf}-]+))/gu
const TOP_LEVEL = new Set(tlds)

/** A telephone number, which mail programs offer to call. */
const NUMBER = /\+?\p{Nd}(?:[\s()./-]*\p{Nd}){8,}/gu
const CUT = '…'

/**
 * Mail programs make links of addresses, so a name could be an advertisement in our mail. A space that breaks the link
 * keeps the name readable: "evil. com". "S.Raghavan" is not a domain and stays as it is.
 */
function unlinked(line: string): string {
  return line
    .replace(NUMBER, CUT)
    .replace(/(?<=\S)[@\ufe6b\uff20](?=\S)/gu, ' $& ')
    .replace(/(?<=\p{L}[\p{L}\p{N}+.-]*):(?=\S)/gu, ': ')
    .replace(/\\(?=\\)/g, '\\ ')
    .replace(/(?<=\bwww\d*)\.(?=\S)/giu, '. ')
    .replace(DOMAIN_DOT, (dot, label: string) => (startsWithTopLevel(label) ? `${dot} ` : dot))
}

/** Whether a program that reads up to a hyphen, an invisible character or a letter it does not know finds a top-level domain. */
function startsWithTopLevel(label: string): boolean {
  const letters = label.normalize('NFKC').toLowerCase()
  const visible = letters.replace(/\p{Cf}/gu, '')
  return (
    visible.startsWith('xn--') ||
    [letters.split(/[\p{Cf}-]/u), visible.split('-'), /^[a-z]*/.exec(visible) ?? []].some(
      ([word = '']) => TOP_LEVEL.has(word),
    )
  )
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
