/**
 * People's names where there is little room. A letter is what a reader sees as one, also where it is several code
 * points.
 */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as letters. */
export const lettersOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** A family of emoji has eleven parts; more is a pile of marks on one letter, of which the letter is kept. */
const MOST_PARTS = 11

/** The first letter of a name, as a reader sees it, in upper case; '' where there is none. */
function initialOf(name: string): string {
  const visible = name.replace(/^[\p{Cf}\s]+/u, '')
  const [first = ''] = lettersOf(visible)
  const parts = [...first]
  return (parts.length > MOST_PARTS ? (parts[0] ?? '') : first).toLocaleUpperCase('en')
}

interface Named {
  first_name: string
  last_name: string
}

/** "Marisol Vega"; as lib/names-apart.ts has it where others are in the same group. */
export function fullName({ first_name, last_name, full_name }: Named & { full_name?: string }) {
  return full_name ?? `${first_name} ${last_name}`.trim()
}

/** "MV". */
export function initialsOf(firstName: string, lastName: string): string {
  return initialOf(firstName) + initialOf(lastName)
}

/** A name of at most so many letters; a longer one ends in "…". */
export function clipName(name: string, most: number): string {
  const all = lettersOf(name)
  if (all.length <= most) return name
  return `${all
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
