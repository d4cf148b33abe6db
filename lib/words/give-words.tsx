'use client'

import { useContext, useMemo } from 'react'
import type { Language } from '../languages/languages'
import { Given } from './browser'
import type { SomeWords } from './parts'

interface GiveWordsProps {
  language: Language
  words: SomeWords
  children: React.ReactNode
}

/** Hands parts down to client components, beside those that are given around it. */
export function GiveWords({ language, words, children }: GiveWordsProps) {
  const outer = useContext(Given).words
  const given = useMemo(
    () => ({ language, words: { ...outer, ...words } }),
    [language, outer, words],
  )
  return <Given value={given}>{children}</Given>
}
