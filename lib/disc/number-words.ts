/** Numbers as words, as running text has them: up to a hundred, then figures. */

const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** "eleven", "forty-two"; "no" for 0 and "1,284" from a hundred and one on. */
export function inWords(count: number): string {
  if (count > 100) return count.toLocaleString('en-US')
  if (count === 100) return 'a hundred'
  if (count < 20) return SMALL[count] ?? ''
  const [tens, ones] = [TENS[Math.floor(count / 10) - 2], count % 10]
  return ones === 0 ? `${tens}` : `${tens}-${SMALL[ones]}`
}

/** … at the beginning of a sentence. */
export function inWordsFirst(count: number): string {
  const [first = '', ...rest] = inWords(count)
  return first.toUpperCase() + rest.join('')
}
