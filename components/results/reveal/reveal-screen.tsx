'use client'

import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import type { Letter } from '@/lib/disc/letters'
import type { Doubt } from '@/lib/disc/result/doubt'
import { DoubtMarks } from '../notes/doubt-line'
import { Name } from './name'
import styles from './reveal-screen.module.css'
import { Axes, at, PICTURE, Rims, Shapes, Stage } from './stage'
import { wantsStillness } from './stillness'
import { useBackEnds } from './use-back-ends'
import { useTicks } from './use-ticks'

/** The quarters grow from here on. */
const GROWS_MS = 2100
/** The button stands, and all is still. */
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
  const words = useWords('results.reveal')
  const say = useSay()
  const isPaused = typeof stillAt === 'number'
  const [passed] = useState(() => (isPaused ? stillAt : passedSince(since)))
  const [isSkipped, setSkipped] = useState(
    () => stillAt === 'end' || (!isPaused && wantsStillness()),
  )
  const isSettled = letters.length === 0
  const isOver = result !== null && isSkipped
  const dialog = useModal()
  const button = useRef<HTMLButtonElement>(null)
  const isSpoken = useOver(isOver || (isSettled && result !== null), button)
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
    <dialog
      ref={dialog}
      className={`print:hidden! fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overflow-x-hidden overscroll-contain border-0 bg-canvas p-0 text-ink ${styles.reveal} ${isPaused ? styles.paused : ''} ${isSettled ? styles.settled : ''}`}
      data-theme="dark"
      aria-label={words.title}
      // What is over has long passed.
      style={{ '--passed': `${isOver ? -10_000 : -passed}ms` } as CSSProperties}
      // The second half of a double click was meant for what was here before.
      onClick={(event) => !isOver && event.detail < 2 && skip()}
      // A key that is held on was pressed for what was here before.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onCancel={(event) => {
        event.preventDefault()
        if (isOver) end()
        else skip()
      }}
      // The browser may close it unasked, as on a second Escape.
      onClose={() => !dialog.current?.open && end()}
    >
      <p className="sr-only" role="status">
        {isSpoken && result && say(words.spoken, { doubt: result.doubt.text, name: result.name })}
      </p>
      {!isOver && (
        <div className="absolute inset-x-0 top-3 z-2 flex items-center justify-between pr-2.5 pl-6 font-600 text-ink-2">
          <p>{!isSettled && say(words.answers, { count: letters.length })}</p>
          <button
            type="button"
            className="bare min-h-11 px-3.5 font-600 text-ink underline underline-offset-4"
          >
            {words.skip}
          </button>
        </div>
      )}
      <div className="mx-auto medium:flex grid min-h-full medium:w-[min(620px,100%_-_40px)] narrow:w-[min(100%_-_40px,90vw)] w-(--wide) grid-cols-[minmax(0,1fr)_var(--rose)] medium:flex-col medium:items-start items-center gap-10 medium:gap-6.5 py-15 medium:pt-10 medium:pb-6.5">
        <Stage doubt={result?.doubt ?? null}>
          {!isOver && !isSettled && <Axes fades={result !== null} />}
          {!result && <Rims />}
          {result && <div className={`${PICTURE} ${styles.rose}`}>{result.picture}</div>}
          {!isOver && <Shapes letters={letters} fades={result !== null} />}
        </Stage>
        {result && (
          <div className="flex w-full medium:grow flex-col items-start" inert={!isOver}>
            <p className="flex items-center gap-3.5 font-650 text-19 leading-snug roomy:[zoom:1.25]">
              <span className={`inline-flex ${styles.appears}`} style={at(2900)}>
                <DoubtMarks doubt={result.doubt} />
              </span>
              <span className={styles.appears} style={at(3100)}>
                {result.doubt.text}
              </span>
            </p>
            <Name>{result.name}</Name>
            {!isSettled && (
              <button
                ref={button}
                type="button"
                className={`btn btn-large medium:mt-auto medium:w-full ${styles.appears}`}
                style={at(3600)}
                onClick={(event) => event.detail < 2 && end()}
              >
                {words.readOn}
              </button>
            )}
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
