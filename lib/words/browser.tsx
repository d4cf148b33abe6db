/** `#words` in client components, wherever they are rendered: texts come from the `Words` around them. */
import { createContext, useContext, useMemo } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages'
import type { Part, SomeWords, WordsOf } from './parts'
import { type Say, sayIn } from './say'

interface Given {
  language: Language
  words: SomeWords
}

export const Given = createContext<Given>({ language: DEFAULT_LANGUAGE, words: {} })

/** The texts of a part. Throws where no `Words` around the component gives it. */
export function useWords<P extends Part>(part: P): WordsOf<P> {
  const words = useContext(Given).words[part]
  if (!words) throw new Error(`No <Words of={['${part}']}> around this component.`)
  return words as WordsOf<P>
}

/** Says messages, in the language of the page. */
export function useSay(): Say {
  const { language } = useContext(Given)
  return useMemo(() => sayIn(language), [language])
}
