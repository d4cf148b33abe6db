'use client'

import { useState } from 'react'

export interface CopiedAddress {
  state: 'idle' | 'copied' | 'refused'
  /** What was to be copied; empty before the first try. */
  address: string
  copy: () => Promise<void>
}

/** Copies the address of one of our pages. A browser may refuse (plain http, no permission). */
export function useCopiedAddress(path: string): CopiedAddress {
  const [state, setState] = useState<CopiedAddress['state']>('idle')
  const [address, setAddress] = useState('')

  async function copy() {
    const url = new URL(path, location.origin).href
    setAddress(url)
    // Emptied first, so that a second copy is announced as well.
    setState('idle')
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return { state, address, copy }
}
