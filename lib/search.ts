/**
 * How people look for a name: without its accents, in any case, by its parts in any order. A folded text holds the parts
 * of what it was made of; lib/server/admin/search.ts asks the database the same.
 */

/** Letters that Unicode does not take apart, as people type them who do not have them. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ς: 'σ',
}

/** Marks on letters of Latin, Greek and Cyrillic, and apostrophes: "O'Brien" is found by "obrien". */
export const UNHEARD = "\u0300-\u036f'\u2018\u2019\u02bb\u02bc`"
const unheard = new RegExp(`[${UNHEARD}]+`, 'gu')

export function folded(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(unheard, '')
  return plain.replace(/[^\p{ASCII}]/gu, (letter) => SPELLED[letter] ?? letter).normalize('NFC')
}

/** The words of what was typed. An address stays whole. */
export function searchWords(typed: string): string[] {
  return folded(typed)
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? word : word.split(/[^\p{L}\p{M}\p{N}]+/u)))
    .filter(Boolean)
}

/** Whether a text holds every part of what was typed. */
export function isFound(typed: string, text: string): boolean {
  const among = folded(text)
  return searchWords(typed).every((word) => among.includes(word))
}
