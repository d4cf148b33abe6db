/** `#words` in server components; in those that are async, `readWords` (lib/words/read.ts). */
import { use } from 'react'
import { readLanguage } from '../languages/of-page'
import { wordsOf } from './catalogs'
import type { Part, WordsOf } from './parts'
import { type Say, sayIn } from './say'

export const useWords = <P extends Part>(part: P): WordsOf<P> => wordsOf(use(readLanguage()), part)

export const useSay = (): Say => sayIn(use(readLanguage()))
