'use client'

import { useSyncExternalStore } from 'react'
import { inTab } from '@/lib/client/kept'
import { PRINTED_NAME_MAX } from '@/lib/pdf/printable'

const EVENT = 'discern:pdf-name'
/** Ends with the id of the result, or of the member, so that it goes with the result (lib/client/forget-result.ts). */
const keyOf = (id: string) => `discern:pdf-name:${id}` as const

/** By id, where the browser allows no storage: for this page. */
const unstored = new Map<string, string>()

/** Null until the person changes it. */
export function readPdfName(id: string): string | null {
  return inTab.read(keyOf(id)) ?? unstored.get(id) ?? null
}

function write(id: string, name: string): void {
  const kept = name.slice(0, PRINTED_NAME_MAX)
  if (!inTab.keep(keyOf(id), kept)) unstored.set(id, kept)
  dispatchEvent(new Event(EVENT))
}

function subscribe(onChange: () => void): () => void {
  addEventListener(EVENT, onChange)
  return () => removeEventListener(EVENT, onChange)
}

/**
 * The name on a PDF, by the id of its result or member, until the person changes it. Kept for as long as this tab is
 * open, so that the next person of a shared browser starts with an empty field.
 */
export function usePdfName(
  id: string,
  ownName: string,
): [name: string, setName: (name: string) => void] {
  const changed = useSyncExternalStore(
    subscribe,
    () => readPdfName(id),
    () => null,
  )
  return [changed ?? ownName.slice(0, PRINTED_NAME_MAX), (name) => write(id, name)]
}
