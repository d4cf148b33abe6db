const WORDS =
  'people who read this page take time answer openly decide early work steadily ask often listen first'.split(
    ' ',
  )

/** Words of about so many characters, always the same. */
export function words(length) {
  let text = ''
  let seed = 1
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647
    text += `${WORDS[seed % WORDS.length]} `
  }
  return text
}
