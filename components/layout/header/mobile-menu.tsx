'use client'

import { X as CloseShapes, Menu as MenuShapes } from 'lucide'
import { useRef } from 'react'
import { sign } from '@/components/ui/sign'
import { Logo } from '../logo'
import styles from './mobile-menu.module.css'

const MenuIcon = sign('Menu', MenuShapes)
const CloseIcon = sign('X', CloseShapes)

/** A full-height sheet with what a wide header shows in a row: the browser's own modal dialog. */
export function MobileMenu({ children }: { children: React.ReactNode }) {
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
        <MenuIcon className="icon" />
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
            <Logo />
            <button type="button" className={styles.button} aria-label="Close menu" onClick={close}>
              <CloseIcon className="icon" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
