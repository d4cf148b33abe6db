import { use } from 'react'
import { readLanguage } from '../languages/of-page'
import { wordsOf } from './catalogs'
import { GiveWords } from './give-words'
import type { Part } from './parts'

interface WordsProps {
  of: readonly Part[]
  children: React.ReactNode
}

/** Gives client components inside it the texts of these parts. They come with the page, so name what it shows alone. */
export function Words({ of, children }: WordsProps) {
  const language = use(readLanguage())
  const words = Object.fromEntries(of.map((part) => [part, wordsOf(language, part)]))
  return (
    <GiveWords language={language} words={words}>
      {children}
    </GiveWords>
  )
}
