'use client'

import { useEffect } from 'react'
import { proof } from '@/lib/client/interruption'

/** Presses what a person would press to get to a state: the first one of this name that can be seen. */
export function Press({ name }: { name: string }) {
  useEffect(() => {
    const named = [...document.querySelectorAll<HTMLElement>('a, button, label')].find(
      (one) =>
        (one.ariaLabel ?? one.innerText).split('\n')[0]?.trim() === name && one.checkVisibility(),
    )
    named?.focus()
    named?.click()
  }, [name])
  return null
}

/** Asks for the password once more, as an act does that the server has refused. */
export function AskProof() {
  useEffect(() => void proof.ask(), [])
  return null
}

/** Says to a test that the page is alive and what had to be pressed was. Stands after everything else. */
export function Shown() {
  useEffect(() => {
    document.documentElement.dataset.shown = ''
  }, [])
  return null
}
