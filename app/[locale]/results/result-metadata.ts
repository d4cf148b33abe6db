import type { Metadata } from 'next'
import { PRIVATE_PAGE } from '@/lib/private-page'
import type { WordsOf } from '@/lib/words/parts'
import { readWords } from '@/lib/words/read'

/** Of a page of results, which is its reader's alone. */
export async function resultMetadata(page: keyof WordsOf<'results.pages'>): Promise<Metadata> {
  return { title: (await readWords('results.pages'))[page], ...PRIVATE_PAGE }
}
