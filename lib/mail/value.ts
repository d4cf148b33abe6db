import { isVisible } from '../visible'

/** Characters that would end the line or turn the direction of what follows; emoji keep their joiners. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

/** Mail programs make links of these, so a name like this would be somebody's advertisement in our mail. */
const LINK_LIKE = /[:/@\\]|www\.|\.\p{L}{2,}/iu

const LONGEST_NAME = 40

/** A value from outside, as one line that stays in its place. */
export function oneLine(value: string): string {
  return value.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim()
}

/** A name that somebody chose, or `other` where nothing of it is seen, it is long, or looks like a link. */
export function nameOr(name: string, other: string, longest = LONGEST_NAME): string {
  const clean = oneLine(name)
  return !isVisible(clean) || clean.length > longest || LINK_LIKE.test(clean) ? other : clean
}

/** "Hello Ada,": without the name where it is no name to print. */
export function greeting(name: string): string {
  const clean = nameOr(name, '')
  return clean ? `Hello ${clean},` : 'Hello,'
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
