'use client'

import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './toaster.module.css'

interface Toast {
  id: number
  kind: 'success' | 'error'
  message: string
}

/** So many are seen at once; earlier ones come back as these go. */
const SEEN = 3
/** How long a success stays, in milliseconds, once nobody points at it or is in another tab. */
const LASTS = 5_000

const NONE: readonly Toast[] = []
let toasts = NONE
let made = 0
const watchers = new Set<() => void>()

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const changed of watchers) changed()
}

function watchToasts(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

function dismiss(id: number): void {
  setToasts(toasts.filter((one) => one.id !== id))
}

/** Says that something worked; goes away by itself. */
export function showSuccess(message: string): void {
  setToasts([...toasts, { id: made++, kind: 'success', message }])
}

/** Says that something failed; stays until it is dismissed. */
export function showError(message: string): void {
  setToasts([...toasts, { id: made++, kind: 'error', message }])
}

/** Where short messages appear; once on every page that shows any. Alt+T leads there, and leaving leads back. */
export function Toaster() {
  const all = useSyncExternalStore(
    watchToasts,
    () => toasts,
    () => NONE,
  )
  const list = useRef<HTMLOListElement>(null)
  const [isHeld, setHeld] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    const hear = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') list.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => {
      document.removeEventListener('keydown', hear)
      // They were about what this page did.
      setToasts(NONE)
    }
  }, [])

  const isEmpty = all.length === 0
  useEffect(() => {
    if (!isEmpty) return
    setHeld(false)
    cameFrom.current?.focus({ preventScroll: true })
    cameFrom.current = null
  }, [isEmpty])

  return (
    <section
      aria-label="Notifications alt+T"
      tabIndex={-1}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic="false"
    >
      {!isEmpty && (
        <ol
          ref={list}
          className={styles.list}
          tabIndex={-1}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={({ currentTarget, relatedTarget }) => {
            setHeld(true)
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
              cameFrom.current = relatedTarget
            }
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return
            setHeld(false)
            if (relatedTarget) cameFrom.current = null
          }}
        >
          {all.slice(-SEEN).map((toast) => (
            <Message
              key={toast.id}
              {...toast}
              isHeld={isHeld}
              onDismiss={() => {
                list.current?.focus()
                dismiss(toast.id)
              }}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

interface MessageProps extends Toast {
  /** Somebody is looking: nothing goes away. */
  isHeld: boolean
  onDismiss: () => void
}

function Message({ id, kind, message, isHeld, onDismiss }: MessageProps) {
  const [Icon, look] = kind === 'success' ? [Check, 'good'] : [CircleAlert, 'bad']
  useEffect(() => {
    if (kind === 'error' || isHeld) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(dismiss, LASTS, id)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [id, kind, isHeld])
  return (
    <li>
      <div className={styles.toast} role={kind === 'success' ? 'status' : 'alert'}>
        <span className={`${styles.icon} ${look}`}>
          <Icon className="icon" aria-hidden="true" />
        </span>
        {message}
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}
