import { useCallback, useState } from 'react'

/** Words for a polite live region. The same words twice are spoken twice. */
export function useAnnouncer(): [words: string, announce: (words: string) => void] {
  const [words, setWords] = useState('')
  const announce = useCallback((next: string) => {
    // A region speaks when its text changes: the invisible space makes it change.
    setWords((before) => (before === next ? `${next}\u00a0` : next))
  }, [])
  return [words, announce]
}
