'use client'

import { useSyncExternalStore } from 'react'

/** The cover takes no more. */
export const MAX_PDF_NAME = 80

const KEY = 'pdf-name'
const EVENT = 'discern:pdf-name'

/** A letter of a script that the PDF's fonts do not hold. */
const UNPRINTABLE = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** What to know about a name before it is printed; undefined where there is nothing to know. */
export function hintFor(name: string): string | undefined {
  return UNPRINTABLE.test(name)
    ? 'The PDF can print Latin, Greek and Cyrillic letters. It leaves out any others.'
    : undefined
}

/** Holds the name for this page where the browser allows no storage. */
let unstored = ''

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return unstored
  }
}

function write(name: string): void {
  const kept = name.slice(0, MAX_PDF_NAME)
  unstored = kept
  try {
    if (kept) localStorage.setItem(KEY, kept)
    else localStorage.removeItem(KEY)
  } catch {
    // `unstored` has it.
  }
  dispatchEvent(new Event(EVENT))
}

function subscribe(onChange: () => void): () => void {
  // The browser's `storage` event reaches the other tabs only; our own event reaches this one.
  addEventListener('storage', onChange)
  addEventListener(EVENT, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(EVENT, onChange)
  }
}

/** With a result that is deleted: whoever comes next starts with an empty field. */
export function forgetPdfName(): void {
  write('')
}

/** The name for the PDF's cover, remembered in this browser and nowhere else. */
export function usePdfName(): [name: string, setName: (name: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => ''), write]
}
