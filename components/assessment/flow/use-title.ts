import { useLayoutEffect } from 'react'
import { PRODUCT } from '@/lib/product'

/** The page's title while this is on screen; null leaves it alone. */
export function useTitle(title: string | null): void {
  // A layout effect ends within the commit that brings the next page's title; a passive one would end
  // after it, and the observer would put the old title back.
  useLayoutEffect(() => {
    if (title === null) return
    const wanted = `${title} · ${PRODUCT}`
    const put = () => {
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // The page's own title may reach the head after this component is alive.
    const observer = new MutationObserver(put)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}
