import { readLanguage } from '../languages/of-page'
import { wordsOf } from './catalogs'
import type { Part, WordsOf } from './parts'

/** The texts of a part in the page's language, in async server components and metadata. */
export async function readWords<P extends Part>(part: P): Promise<WordsOf<P>> {
  return wordsOf(await readLanguage(), part)
}
