/**
 * People's names where there is little room. A letter is what a reader sees as one, also where it is several code
 * points.
 */

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A family of emoji has eleven parts; more is a pile of marks on one letter, of which the letter is kept. */
const MOST_PARTS = 11

/** The first letter of a name, as a reader sees it, in upper case; '' where there is none. */
function initialOf(name: string): string {
  const visible = name.replace(/^[\p{Cf}\s]+/u, '')
  const [first] = letters.segment(visible)
  if (!first) return ''
  const parts = [...first.segment]
  return (parts.length > MOST_PARTS ? (parts[0] ?? '') : first.segment).toLocaleUpperCase('en')
}

/** "Marisol Vega". */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }) {
  return `${first_name} ${last_name}`.trim()
}

/** "MV". */
export function initialsOf(firstName: string, lastName: string): string {
  return initialOf(firstName) + initialOf(lastName)
}

/** First name and last initial: "Marisol V.". */
export function shortName(firstName: string, lastName: string): string {
  const initial = initialOf(lastName)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}

/** A name of at most so many letters; a longer one ends in "…". */
export function clipName(name: string, most: number): string {
  const all = [...letters.segment(name)]
  if (all.length <= most) return name
  const kept = all.slice(0, most - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}

/** What people of one group are called among themselves: first names, with the last initial where two share one. */
export function callNames(people: readonly { first_name: string; last_name: string }[]): string[] {
  return people.map((one) => {
    const isAlone = people.filter(({ first_name }) => first_name === one.first_name).length === 1
    return (isAlone && one.first_name) || shortName(one.first_name, one.last_name) || fullName(one)
  })
}
