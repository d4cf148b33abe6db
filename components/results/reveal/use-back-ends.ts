import { useEffect, useRef } from 'react'

/**
 * Back, pressed on a screen that covers its page, uncovers it and leads nowhere else: while `isOn` the screen has an
 * entry of its own in the history. Returns what ends it otherwise, and takes the entry back.
 */
export function useBackEnds(isOn: boolean, onEnd: () => void): () => void {
  const isAhead = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry, whatever is to be done in the end.
  useEffect(() => {
    if (!isOn) return
    if (!isAhead.current) history.pushState(null, '')
    isAhead.current = true
    const back = () => {
      if (!isAhead.current) return
      isAhead.current = false
      onEnd()
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [isOn])
  return () => {
    if (isAhead.current) {
      isAhead.current = false
      history.back()
    }
    onEnd()
  }
}
