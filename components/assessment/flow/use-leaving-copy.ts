import { type RefObject, useLayoutEffect } from 'react'

const LEAVE_MS = 180

/**
 * Lets an element fade out after React removed it: a lifeless copy is laid over the stage and taken away
 * when it is gone. Nothing under reduced motion.
 */
export function useLeavingCopy(
  element: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const node = element.current
    const place = stage.current
    return () => {
      // The question of the page's HTML was not seen where another one follows at once.
      if (!node || !place || node.closest('[data-first]')) return
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const copy = lifelessCopy(node)
      queueMicrotask(() => {
        // Still there: React only ran the effect again, as it does in development.
        if (node.isConnected || !place.isConnected) return
        place.replaceChildren(copy)
        copy
          .animate([{ opacity: 1 }, { opacity: 0, transform: 'translateX(-12px)' }], {
            duration: LEAVE_MS,
            easing: 'cubic-bezier(.2,.8,.2,1)',
            fill: 'forwards',
          })
          .finished.catch(() => {})
          .then(() => copy.remove())
      })
    }
  }, [element, stage])
}

function lifelessCopy(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  // The copy must not enter the animation of a new question.
  copy.style.animation = 'none'
  for (const child of copy.querySelectorAll('[id], [name]')) {
    child.removeAttribute('id')
    child.removeAttribute('name')
  }
  return copy
}
