'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { routes } from '@/lib/routes'

/**
 * What works on every page. Tells public/before-paint.js that a page has started, which else says that it could not; and
 * follows the links of components/ui/link.tsx, wherever they are on the page. Next's own would be a component of the
 * browser for each of them (docs/decisions/103).
 */
export function FollowLinks() {
  const router = useRouter()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told with each page.
  useEffect(() => {
    dispatchEvent(new Event('discern:page'))
  }, [path])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      if (isHome(link) && !link.hash && isHome(location)) return glideToTop()
      const { link: how = '' } = link.dataset
      const go = how.includes('replace') ? router.replace : router.push
      go(link.href, { scroll: !how.includes('still') })
    }
    // React's own listeners are at the document, and come first: whoever handles a click there prevents this.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [router])
  return null
}

/** The link that a plain click follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
}

const isHome = ({ pathname, search }: HTMLAnchorElement | Location) =>
  pathname === routes.home && !search

/** At home the logo leads to the top. The style sheet decides whether that glides: not for those who asked for less motion. */
function glideToTop() {
  scrollTo({ top: 0 })
  if (location.hash) history.replaceState(history.state, '', routes.home)
}
