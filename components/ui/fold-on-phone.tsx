'use client'

import { useEffect } from 'react'

const NARROW = '(max-width: 760px)'

/** Folds the parts of the page on narrow screens; an address that leads into one, and printing, open it. */
export function FoldOnPhone() {
  useEffect(() => {
    const narrow = matchMedia(NARROW)
    let opened: HTMLDetailsElement[] = []
    const arrange = () => {
      for (const fold of folds()) {
        fold.open = !narrow.matches || fold.dataset.fold === 'open' || leadsInto(fold)
        const head = fold.querySelector('summary')
        if (head) head.tabIndex = narrow.matches ? 0 : -1
      }
    }
    const follow = () => {
      const fold = folds().find(leadsInto)
      if (!fold || fold.open) return
      fold.open = true
      fold.scrollIntoView()
    }
    const unfold = () => {
      opened = folds().filter(({ open }) => !open)
      for (const fold of opened) fold.open = true
    }
    const refold = () => {
      for (const fold of opened) fold.open = false
    }
    arrange()
    narrow.addEventListener('change', arrange)
    addEventListener('hashchange', follow)
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', refold)
    return () => {
      narrow.removeEventListener('change', arrange)
      removeEventListener('hashchange', follow)
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', refold)
    }
  }, [])
  return null
}

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')]

/** Whether the address names the fold, or something inside it. */
function leadsInto(fold: HTMLDetailsElement): boolean {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  return target !== null && fold.contains(target)
}
