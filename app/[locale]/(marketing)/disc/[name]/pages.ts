import { letterWords, pairWords } from '@/lib/copy/disc/words'
import { lettersImage } from '@/lib/copy/share-image'
import { LETTER_PAIRS, LETTERS } from '@/lib/disc/letters'
import { letterPath, lettersPath, routes } from '@/lib/routes'

const nameIn = (path: string) => path.slice(routes.disc.length + 1)

/** The pages of the letters, alone and two by two, by the end of their path. */
export const DISC_PAGES = [
  ...LETTERS.map((letter) => ({
    letters: { letter },
    words: letterWords(letter),
    path: letterPath(letter),
  })),
  ...LETTER_PAIRS.map((pair) => ({
    letters: { pair },
    words: pairWords(pair),
    path: lettersPath(pair),
  })),
].map((page) => {
  const name = nameIn(page.path)
  return { ...page, name, image: lettersImage(name) }
})
