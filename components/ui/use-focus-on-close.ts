import { type RefObject, useEffect, useRef } from 'react'

/** For the button that opens a form: brings the person back to it when the form has gone, and the focus with it. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
