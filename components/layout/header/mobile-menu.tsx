'use client'

import { Menu, X } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { Logo } from '../logo'
import styles from './mobile-menu.module.css'

/**
 * A full-height sheet with what a wide header shows in a row: the browser's own modal dialog. What is in it comes when it
 * is first opened: most pages are left without.
 */
export function MobileMenu({ children }: { children: React.ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  function open() {
    // The browser focuses the first thing in a dialog as it opens.
    flushSync(() => setWasOpened(true))
    sheet.current?.showModal()
  }
  const close = () => sheet.current?.close()
  return (
    <>
      <button
        type="button"
        className={`size-11 flex-none rounded-circle border border-line bg-surface ${styles.button}`}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon of={Menu} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens for the clicks of its links, which Enter raises too. */}
      <dialog
        ref={sheet}
        className={`m-0 h-[100dvh] max-h-none w-full max-w-none border-0 bg-canvas p-0 text-ink [overscroll-behavior:contain] ${styles.sheet}`}
        aria-label="Menu"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close()
        }}
      >
        {wasOpened && (
          <div className="container flex min-h-full flex-col pb-7">
            <div className="flex h-17 items-center justify-between">
              <Logo />
              <button
                type="button"
                className={`size-11 flex-none rounded-circle border border-line bg-surface ${styles.button}`}
                aria-label="Close menu"
                onClick={close}
              >
                <Icon of={X} />
              </button>
            </div>
            {children}
          </div>
        )}
      </dialog>
    </>
  )
}
