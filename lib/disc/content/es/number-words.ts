/** Numbers as Spanish words, as running text has them: up to a hundred, then figures. */

/** What a number agrees with: the noun after it, or none. */
type Form = 'feminine' | 'masculine' | 'alone'

/** No, and one: alone, or at the end of "treinta y una". */
const NONE: Record<Form, string> = { feminine: 'ninguna', masculine: 'ningún', alone: 'ninguno' }
const ONE: Record<Form, string> = { feminine: 'una', masculine: 'un', alone: 'uno' }
const TWENTY_ONE: Record<Form, string> = {
  feminine: 'veintiuna',
  masculine: 'veintiún',
  alone: 'veintiuno',
}
const FROM_TWO = 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(' ')
const FROM_TWENTY_TWO = 'veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(' ')
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

/** "once", "cuarenta y dos"; "ninguna" for 0, figures from a hundred and one on. Most counts are of people: *personas*. */
export function inWords(count: number, form: Form = 'feminine'): string {
  // From five digits on, a space that never breaks stands between the thousands.
  if (count > 100) return count.toLocaleString('es').replaceAll('.', '\u00a0')
  if (count === 100) return 'cien'
  if (count === 0) return NONE[form]
  if (count === 1) return ONE[form]
  if (count === 21) return TWENTY_ONE[form]
  if (count <= 20) return FROM_TWO[count - 2] ?? ''
  if (count < 30) return FROM_TWENTY_TWO[count - 22] ?? ''
  const [tens, ones] = [TENS[Math.floor(count / 10) - 3], count % 10]
  return ones === 0 ? `${tens}` : `${tens} y ${inWords(ones, form)}`
}

/** … at the beginning of a sentence. */
export function inWordsFirst(count: number, form: Form = 'feminine'): string {
  const [first = '', ...rest] = inWords(count, form)
  return first.toUpperCase() + rest.join('')
}
