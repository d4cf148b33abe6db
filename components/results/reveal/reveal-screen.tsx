'use client'

import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { revealWords } from '@/lib/copy/reveal'
import type { Letter } from '@/lib/disc/letters'
import type { Doubt } from '@/lib/disc/result/doubt'
import { DoubtLine } from '../notes/doubt-line'
import { Name } from './name'
import styles from './reveal-screen.module.css'
import { Axes, Rims, ranksOf, Shapes } from './stage'
import { wantsStillness } from './stillness'
import { useBackEnds } from './use-back-ends'
import { useTicks } from './use-ticks'

/** The quarters grow from here on. */
const GROWS_MS = 2100
/** The button stands, and nothing moves any more. */
const ENDS_MS = 3900
/** After further questions: the rose moves for 1.2 s, and can be seen a moment longer. */
const SETTLES_MS = 1900
/** A live region is read when its text changes, so it is there before its text. */
const SPEAKS_MS = 100

/** What the page of the result says of it first. */
export interface Revealed {
  doubt: Doubt
  name: string
  /** The rose of the page. */
  picture: React.ReactElement
}

interface RevealScreenProps {
  /** What was picked as most like oneself; none where further questions settled an earlier result: then only the rose moves. */
  letters: readonly Letter[]
  /** When the first shape fell, by `performance.now()`; null: now. */
  since: number | null
  /** The last press was a finger's. */
  isTapped: boolean
  /** Null while the page of the result is on its way. */
  result: Revealed | null
  onEnd: () => void
  /** Stands still at this moment, in milliseconds, or in the end: for /dev/states. */
  stillAt?: number | 'end'
}

/** The answers fall into their quarters, the quarters grow out of them, and the style has its name. Dark in either theme. */
export function RevealScreen(props: RevealScreenProps) {
  const { letters, since, isTapped, result, onEnd, stillAt } = props
  const isPaused = typeof stillAt === 'number'
  const [passed] = useState(() => (isPaused ? stillAt : passedSince(since)))
  const [isSkipped, setSkipped] = useState(
    () => stillAt === 'end' || (!isPaused && wantsStillness()),
  )
  const isSettled = letters.length === 0
  const isOver = result !== null && isSkipped
  const dialog = useModal()
  const button = useRef<HTMLButtonElement>(null)
  const isSpoken = useOver(isOver, button)
  const end = useBackEnds(result !== null && !isSettled && stillAt === undefined, onEnd)
  const skip = result && !isSettled ? () => setSkipped(true) : end
  useEffect(() => {
    if (!result || isOver || isPaused) return
    const over = isSettled ? onEnd : () => setSkipped(true)
    const timer = setTimeout(over, isSettled ? SETTLES_MS : ENDS_MS - passed)
    return () => clearTimeout(timer)
  }, [result, isOver, passed, isPaused, isSettled, onEnd])
  useTicks(letters.length, passed, isTapped && !isOver && !isPaused)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is the button's, Escape the dialog's own.
    <dialog
      ref={dialog}
      className={`${styles.reveal} ${isPaused ? styles.paused : ''} ${isSettled ? styles.settled : ''}`}
      data-theme="dark"
      aria-label={revealWords.title}
      // What is over has long passed.
      style={{ '--passed': `${isOver ? -10_000 : -passed}ms` } as CSSProperties}
      // The second half of a double click was meant for what was here before.
      onClick={(event) => !isOver && event.detail < 2 && skip()}
      onCancel={(event) => {
        event.preventDefault()
        if (isOver) end()
        else skip()
      }}
      // The browser may close it unasked, as on a second Escape.
      onClose={() => !dialog.current?.open && end()}
    >
      <p className="sr-only" role="status">
        {isSpoken && result && revealWords.spoken(result.doubt.text, result.name)}
      </p>
      {!isOver && (
        <div className={styles.bar}>
          <p>{!isSettled && revealWords.answers(letters.length)}</p>
          <button type="button" className="bare">
            {revealWords.skip}
          </button>
        </div>
      )}
      <div className={styles.row}>
        <div
          className={`${styles.stage} ${result ? styles.known : ''}`}
          style={result ? ranksOf(result.doubt) : undefined}
        >
          {!isOver && !isSettled && <Axes />}
          {!result && <Rims />}
          {result && <div className={styles.rose}>{result.picture}</div>}
          {!isOver && <Shapes letters={letters} />}
        </div>
        {result && (
          <div className={styles.words} inert={!isOver}>
            <DoubtLine doubt={result.doubt} />
            <Name>{result.name}</Name>
            <button
              ref={button}
              hidden={isSettled}
              type="button"
              className="btn btn-large"
              onClick={(event) => event.detail < 2 && end()}
            >
              {revealWords.readOn}
            </button>
          </div>
        )}
      </div>
    </dialog>
  )
}

/** From where the page takes over: at most from the moment in which its quarters grow. */
function passedSince(since: number | null): number {
  return since === null ? 0 : Math.min(performance.now() - since, GROWS_MS)
}

/** Opens the dialog over everything before it is painted. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}

/** When the last frame stands, its button has the focus, and screen readers say it, once. */
function useOver(isOver: boolean, button: React.RefObject<HTMLButtonElement | null>): boolean {
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => {
    if (!isOver) return
    button.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setSpoken(true), SPEAKS_MS)
    return () => clearTimeout(timer)
  }, [isOver, button])
  return isSpoken
}
