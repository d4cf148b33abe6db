'use client'

import { X } from 'lucide'
import { useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  children: React.ReactNode
}

/**
 * The browser's own modal dialog: it keeps focus inside, gives it back, and closes on Escape. We add the corner button
 * and the click on the backdrop, and where there is nothing to type, what is marked `data-first` has the focus first.
 */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const words = useWords('ui.controls')
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()
  // A layout effect, so that no event of the browser comes between the render and its dialog.
  useLayoutEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) {
      element.showModal()
      if (!element.querySelector('input')) {
        element.querySelector<HTMLElement>('[data-first]')?.focus()
      }
    }
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, the keyboard's way out, is the dialog's own.
    <dialog
      ref={dialog}
      className={`narrow:mx-0 narrow:mt-auto narrow:mb-0 max-h-[calc(100dvh_-_40px)] narrow:w-full! w-[min(520px,100%_-_40px)] narrow:max-w-none rounded-lg narrow:rounded-t-lg narrow:rounded-b-none border border-line narrow:border-x-0 narrow:border-t narrow:border-b-0 bg-surface p-0 text-start text-ink shadow-3 backdrop:[background-color:rgb(15_17_22_/_0.55)] ${styles.dialog}`}
      aria-labelledby={titleId}
      // Escape closes through `open`: the `close` event comes a frame later, and the dialog may have been opened again
      // by then.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser may close it unasked. If `open` is true by then, it was opened again and stays.
      onClose={() => open && !dialog.current?.open && onClose()}
      onPointerDown={(event) => {
        // The dialog's box is filled by the panel, so what hits the dialog itself is on the backdrop.
        pressedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        // A selection of text that ends on the backdrop is a click on the dialog, too, but not meant as one.
        if (pressedOutside.current && event.target === dialog.current) onClose()
      }}
    >
      <div className="relative narrow:px-5 px-8 narrow:py-6 py-7.5">
        <h2 id={titleId} className="mb-2 pr-11 text-h3">
          {title}
        </h2>
        {children}
        <button
          type="button"
          className="bare absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-circle hover:bg-sunken"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </div>
    </dialog>
  )
}
