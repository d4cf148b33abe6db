'use client'

import { useEffect } from 'react'

/**
 * Where what has the focus is taken away, it goes to the heading of what came in its place, or of the part of the page
 * that it stood in: a keyboard goes on from there, and the heading is read out. A page that moves the focus itself, or
 * gives way to another page, is left alone.
 */
export function FocusKeeper() {
  useEffect(() => {
    let last: { element: Element; path: Node[]; address: string; isByKeys: boolean } | null = null
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      const path: Node[] = []
      for (let at: Node | null = target; at; at = at.parentNode) path.push(at)
      last = {
        element: target,
        path,
        address: location.pathname,
        isByKeys: target.matches(':focus-visible'),
      }
    }
    const observer = new MutationObserver((changes) => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return
      const { path, address, isByKeys } = last
      const change = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => path.includes(node)),
      )
      last = null
      if (!change) return
      // What comes in its place may take the focus itself, in an effect: by the second frame it has.
      afterTwoFrames(() => {
        if (document.activeElement !== document.body || location.pathname !== address) return
        const heading = headingAt(change, path)
        if (!heading) return
        if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
        heading.focus({ preventScroll: !isByKeys })
      })
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
  return null
}

const afterTwoFrames = (then: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(then))

function headingAt({ target, previousSibling }: MutationRecord, path: Node[]): HTMLElement | null {
  const place = previousSibling?.isConnected
    ? previousSibling.nextSibling
    : target.isConnected && target.firstChild
  const instead = place instanceof Element ? headingIn(place) : null
  if (instead) return instead
  const left = path.find((node): node is Element => node instanceof Element && node.isConnected)
  const part = left?.closest('section, main')
  return (part && headingIn(part)) ?? document.querySelector('main h1')
}

const headingIn = (element: Element) =>
  element.matches('h1, h2, h3')
    ? (element as HTMLElement)
    : element.querySelector<HTMLElement>('h1, h2, h3')
