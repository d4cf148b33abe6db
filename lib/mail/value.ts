import { isVisible, straight } from '../visible'
import { unlinked } from './unlinked'

/** A value from outside, as one line that stays in its place. */
export function oneLine(value: string): string {
  return straight(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** A name that a person chose, without anything to click or call, or `other` where nothing of it is visible. */
export function nameOr(name: string, other: string): string {
  const clean = unlinked(oneLine(name))
  return isVisible(clean) ? clean : other
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
