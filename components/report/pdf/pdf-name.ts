'use client'

import { useSyncExternalStore } from 'react'

/** The cover takes no more. */
export const MAX_PDF_NAME = 80

const EVENT = 'discern:pdf-name'
/** Ends with the result's id, so that it goes with the result (lib/client/forget-result.ts). */
const keyOf = (resultId: string) => `discern:pdf-name:${resultId}`

/** A letter of a script that the PDF's fonts do not hold. */
const UNPRINTABLE = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** What to know about a name before it is printed; undefined where there is nothing to know. */
export function hintFor(name: string): string | undefined {
  return UNPRINTABLE.test(name)
    ? 'The PDF can print Latin, Greek and Cyrillic letters. It leaves out any others.'
    : undefined
}

/** By result, where the browser allows no storage: for this page. */
const unstored = new Map<string, string>()

/** Null until somebody has changed it. */
function read(resultId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(resultId)) ?? unstored.get(resultId) ?? null
  } catch {
    return unstored.get(resultId) ?? null
  }
}

function write(resultId: string, name: string): void {
  const kept = name.slice(0, MAX_PDF_NAME)
  try {
    sessionStorage.setItem(keyOf(resultId), kept)
  } catch {
    unstored.set(resultId, kept)
  }
  dispatchEvent(new Event(EVENT))
}

function subscribe(onChange: () => void): () => void {
  addEventListener(EVENT, onChange)
  return () => removeEventListener(EVENT, onChange)
}

/**
 * The name for the cover of one report's PDF: the account's own until somebody changes it. It is remembered for as long
 * as this tab is open, so that the next person of a shared browser starts with an empty field.
 */
export function usePdfName(
  resultId: string,
  ownName: string,
): [name: string, setName: (name: string) => void] {
  const changed = useSyncExternalStore(
    subscribe,
    () => read(resultId),
    () => null,
  )
  return [changed ?? ownName.slice(0, MAX_PDF_NAME), (name) => write(resultId, name)]
}
