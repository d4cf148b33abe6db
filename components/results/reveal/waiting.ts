/**
 * The reveal that waits for the page of its result: in this tab's memory alone, so a reload, another tab and a second
 * visit find the page. Its screen is a script of its own, fetched while the last questions are answered.
 */

import type { Letter } from '@/lib/disc/letters'
import type { RevealScreen } from './reveal-screen'
import { wantsStillness } from './stillness'

/** What a submit gives for it. */
export interface Picked {
  resultId: string
  letters: readonly Letter[]
}

interface Waiting extends Picked {
  Screen: typeof RevealScreen
  /** When the first shape fell, by `performance.now()`; null while none has. */
  since: number | null
  /** The last press was a finger's. */
  isTapped: boolean
}

/** The result is stored already: without its script by then there is no reveal. */
const PATIENCE_MS = 1000

let screen: typeof RevealScreen | null = null
let loading: Promise<void> | null = null
let waiting: Waiting | null = null
let isTapped = false

/** Fetches the screen, once, and notes how the buttons are pressed. */
export function loadReveal(): Promise<void> {
  loading ??= fetchScreen()
  return loading
}

async function fetchScreen(): Promise<void> {
  addEventListener(
    'click',
    (event) => {
      isTapped = (event as Partial<PointerEvent>).pointerType === 'touch'
    },
    { capture: true },
  )
  screen = await import('./reveal-screen').then(
    (file) => file.RevealScreen,
    () => {
      loading = null
      return null
    },
  )
}

/**
 * Lets the page of this result begin with its reveal; without letters, after further questions, only its rose moves. There is
 * none where the script is not there.
 */
export async function prepareReveal({ resultId, letters }: Picked): Promise<void> {
  if (letters.length === 0 && wantsStillness()) return
  await Promise.race([loadReveal(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  waiting = screen && { resultId, letters, Screen: screen, since: null, isTapped }
}

/** The reveal of this result, or whichever waits. */
export function waitingReveal(resultId?: string): Waiting | null {
  return resultId === undefined || waiting?.resultId === resultId ? waiting : null
}

/** The first shape falls now, though the page is not there yet. */
export function beginReveal(): void {
  if (waiting) waiting = { ...waiting, since: performance.now() }
}

export function forgetReveal(): void {
  waiting = null
}
