/** Numbers as words, as running text has them in German: up to twelve, then figures. */

const WORDS = 'keine eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
/** From here on, figures have a point. */
const POINT_FROM = 10_000

/** "elf", "42", "12.840"; "keine" for 0. A text about one has a sentence of its own, since "ein" takes endings. */
export function inWords(count: number): string {
  return WORDS[count] ?? (count < POINT_FROM ? `${count}` : count.toLocaleString('de-DE'))
}

/** … at the beginning of a sentence. */
export function inWordsFirst(count: number): string {
  const [first = '', ...rest] = inWords(count)
  return first.toUpperCase() + rest.join('')
}
