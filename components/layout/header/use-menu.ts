import { useCallback, useEffect, useRef, useState } from 'react'
import { findTyped, TYPE_AHEAD_MS } from './type-ahead'

/** Long enough for a mouse that leaves by mistake to come back. */
const CLOSE_DELAY_MS = 150

type KeyHandler = (event: React.KeyboardEvent) => void

/**
 * A menu button as the ARIA practices describe it, type-ahead included, which a mouse also opens by hovering. It closes a moment
 * after the mouse has left, on a press outside, on Escape, and when the focus goes elsewhere.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Opened by the mouse passing over it: the click that follows keeps it open. */
  const byHover = useRef(false)
  const focusAt = useRef<number | null>(null)
  /** The letters typed so far, and the wait after which the next one begins a new word. */
  const typed = useRef('')
  const word = useRef<ReturnType<typeof setTimeout>>(undefined)

  function open(focusOn: number | null = null) {
    clearTimeout(timer.current)
    focusAt.current = focusOn
    setOpen(true)
    if (isOpen && focusOn !== null) itemsIn(root.current).at(focusOn)?.focus()
  }

  const close = useCallback(() => {
    clearTimeout(timer.current)
    byHover.current = false
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    if (focusAt.current !== null) itemsIn(root.current).at(focusAt.current)?.focus()
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, close])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      clearTimeout(word.current)
    },
    [],
  )

  const onTriggerKey: KeyHandler = (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : -1)
  }

  const onMenuKey: KeyHandler = (event) => {
    const all = itemsIn(root.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: (at + 1) % all.length, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ]
    if (target !== undefined) {
      event.preventDefault()
      typed.current = ''
      all.at(target)?.focus()
    } else if (isLetter(event)) {
      typed.current += event.key
      clearTimeout(word.current)
      word.current = setTimeout(() => {
        typed.current = ''
      }, TYPE_AHEAD_MS)
      const names = all.map(({ textContent }) => textContent ?? '')
      const found = findTyped(names, at, typed.current)
      if (found >= 0) all[found]?.focus()
    }
  }

  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onPointerEnter: (event: React.PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        if (!isOpen) byHover.current = true
        open()
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        timer.current = setTimeout(() => {
          // With the focus inside, the menu stays open when the mouse leaves.
          if (!itemsIn(root.current).includes(document.activeElement as HTMLElement)) close()
        }, CLOSE_DELAY_MS)
      },
      onBlur: (event: React.FocusEvent) => {
        const next = event.relatedTarget
        if (next && !root.current?.contains(next)) close()
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onKeyDown: onTriggerKey,
      onClick: (event: React.MouseEvent) => {
        const byKeyboard = event.detail === 0
        if (!isOpen || byHover.current) open(byKeyboard ? 0 : null)
        else close()
        byHover.current = false
      },
    },
    menuProps: { onKeyDown: onMenuKey },
  }
}

/** A key that types something. Space presses the item that has the focus. */
function isLetter({ key, ctrlKey, altKey, metaKey }: React.KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}
