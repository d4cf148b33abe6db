import type { Letter } from '@/lib/disc/letters'

/** The six colors every letter has; the values are CSS variables, so they follow the theme. */
export type ColorRole = 'fill' | 'edge' | 'ink' | 'tint' | 'mid' | 'on'

/** The CSS variable of a letter's color, ready for an SVG attribute: `var(--d-fill)`. */
export function styleColor(letter: Letter, role: ColorRole): string {
  return `var(--${letter.toLowerCase()}-${role})`
}
