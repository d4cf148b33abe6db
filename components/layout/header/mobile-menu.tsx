'use client'

import { useRef } from 'react'
import styles from './mobile-menu.module.css'

interface MobileMenuProps {
  /** Drawn on the server: the browser needs no icon library for two icons. */
  openIcon: React.ReactNode
  closeIcon: React.ReactNode
  logo: React.ReactNode
  children: React.ReactNode
}

/** A full-height sheet with what a wide header shows in a row: the browser's own modal dialog. */
export function MobileMenu({ openIcon, closeIcon, logo, children }: MobileMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        {openIcon}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens for the clicks of its links, which Enter raises too. */}
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label="Menu"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close()
        }}
      >
        <div className={`wrap ${styles.panel}`}>
          <div className={styles.top}>
            {logo}
            <button type="button" className={styles.button} aria-label="Close menu" onClick={close}>
              {closeIcon}
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
