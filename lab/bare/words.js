/** Made-up words that compress about as well as our pages. */
const LETTERS = 'etaoinshrdlucmfwypvbgk'

let seed = 1
function next(below) {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}

const WORDS = Array.from({ length: 2000 }, () =>
  Array.from({ length: 3 + next(7) }, () => LETTERS[next(LETTERS.length)]).join(''),
)

/** Words of about so many characters, always the same. */
export function words(length, start = 1) {
  seed = start
  let text = ''
  while (text.length < length) text += `${WORDS[next(WORDS.length)]} `
  return text
}
