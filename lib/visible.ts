/**
 * Characters of which nothing is seen: spaces, controls and formats, letters that draw nothing (the Hangul
 * fillers U+115F and U+3164), the empty Braille cell U+2800 and the empty note head U+1D159. A mark alone has
 * nothing to stand on.
 */
const SEEN = /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u

/** Whether a reader would see anything of a text. */
export function isVisible(text: string): boolean {
  return SEEN.test(text)
}

/** A text without the characters that turn its direction: "gpj.exe" could read "exe.jpg", and what follows with it. */
export const straight = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '')
