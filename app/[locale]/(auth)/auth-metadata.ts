import type { Metadata } from 'next'
import type { WordsOf } from '@/lib/words/parts'
import { readWords } from '@/lib/words/read'

/** Of a page around signing in: named as its title says, unless it has a name of its own. No search engine lists it. */
export async function authMetadata(
  page: keyof WordsOf<'auth.pages'>,
  more: Metadata = {},
): Promise<Metadata> {
  const words = (await readWords('auth.pages'))[page]
  return { title: 'name' in words ? words.name : words.title, robots: { index: false }, ...more }
}
