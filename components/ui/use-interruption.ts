import { useCallback, useEffect, useRef, useState } from 'react'
import type { Interruption } from '@/lib/client/interruption'

/** Opens when a call waits for the person, and closes with whether it can go on. Null: no one can be asked here. */
export function useInterruption(interruption: Interruption | null) {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(goesOn: boolean) => void>(null)

  useEffect(
    () =>
      interruption?.listen(() => {
        // Two calls that wait at the same time get the same answer.
        const earlier = answer.current
        setOpen(true)
        return new Promise((resolve) => {
          answer.current = (goesOn) => {
            earlier?.(goesOn)
            resolve(goesOn)
          }
        })
      }),
    [interruption],
  )
  // A person who leaves the page has given up.
  useEffect(() => () => answer.current?.(false), [])

  const close = useCallback((goesOn: boolean) => {
    setOpen(false)
    answer.current?.(goesOn)
    answer.current = null
  }, [])
  return { isOpen, close }
}
