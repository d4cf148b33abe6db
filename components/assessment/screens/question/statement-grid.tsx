'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Question } from '@/lib/client/draft'
import type { Choices, Pick } from '@/lib/disc/form/choices'
import { commandFor, type Place } from '../../flow/grid-keys'
import { useLeavingCopy } from '../../flow/use-leaving-copy'
import { PickGroup } from './pick-group'
import styles from './statement-grid.module.css'

interface StatementGridProps {
  question: Question
  choices: Choices
  shortcuts: boolean
  /** Id of the line that describes suggested picks. */
  hintId: string
  /** It is the page's HTML, which React has not taken over yet. */
  isOpening?: boolean
  /** The direction in which a left question fades out. */
  stage: React.RefObject<HTMLElement | null>
  onPick: (pick: Pick, option: string) => void
  onNext: () => void
  onPrevious?: () => void
}

/**
 * Four statements and two radio groups. In the document each group is one element; on the screen `display: contents`
 * interleaves them in one grid.
 */
export function StatementGrid({
  question,
  choices,
  shortcuts,
  hintId,
  isOpening = false,
  stage,
  onPick,
  onNext,
  onPrevious,
}: StatementGridProps) {
  const { options } = question
  const suggested = choices.suggested ?? false
  const grid = useRef<HTMLDivElement>(null)
  const id = useId()
  const [focused, setFocused] = useState<Place | null>(null)
  /** What stood there before React does not come in again. */
  const [enters] = useState(!isOpening)
  /** The statement that keys start from while nothing has the focus. */
  const last = useRef<Place>({ pick: 'most', row: 0 })
  useLeavingCopy(grid, stage)

  const focus = ({ pick, row }: Place, options?: FocusOptions) => {
    document.getElementById(`${id}${pick}${row}`)?.focus(options)
  }
  const rowOf = (pick: Pick) => options.findIndex((option) => option.id === choices[pick])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question appears.
  useEffect(() => {
    // A reader who has begun already keeps the focus.
    if (isOpening && document.activeElement !== document.body) return
    // On a page that was just opened, the ring of the focus waits for the first key.
    if (grid.current && !navigator.userActivation?.hasBeenActive) grid.current.dataset.fresh = ''
    focus({ pick: 'most', row: Math.max(0, rowOf('most')) }, { preventScroll: true })
  }, [])

  const press = (event: React.KeyboardEvent | KeyboardEvent, at: Place) => {
    const hasSwitch = window.matchMedia('(min-width: 761px)').matches
    const command = commandFor(event, at, { options, choices, shortcuts: shortcuts && hasSwitch })
    if (!command) return
    event.preventDefault()
    if (command.do === 'next') return onNext()
    if (command.do === 'previous') return onPrevious?.()
    if (command.do === 'nothing') return
    focus(command)
    const option = options[command.row]
    if (command.do === 'choose' && option) onPick(command.pick, option.id)
  }

  // After a click beside everything, the focus is nowhere: the keys go on where they were.
  const pressNowhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) press(event, last.current)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      delete grid.current?.dataset.fresh
      pressNowhere(event)
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])

  const group = (pick: Pick) => (
    <PickGroup
      id={id}
      pick={pick}
      options={options}
      chosen={choices[pick]}
      suggested={suggested}
      describedBy={suggested ? hintId : undefined}
      tabStop={focused?.pick === pick ? focused.row : Math.max(0, rowOf(pick))}
      onPick={(option) => onPick(pick, option)}
      onKeyDown={press}
      onFocusChange={(place) => {
        if (place) last.current = place
        setFocused(place)
      }}
    />
  )

  return (
    <div
      ref={grid}
      className={`grid items-center ${styles.grid} ${enters ? styles.entering : ''}`}
      data-suggested={suggested || undefined}
    >
      {options.map((option, row) => (
        <Statement key={option.id} text={option.text} row={row} numbered={shortcuts} />
      ))}
      {group('most')}
      {group('least')}
    </div>
  )
}

interface StatementProps {
  text: string
  row: number
  numbered: boolean
}

/** Its look as Most or Least comes from the radios, before React as after it (statement-grid.module.css). */
function Statement({ text, row, numbered }: StatementProps) {
  const place = styles[`row${row + 1}`]
  return (
    <>
      <div
        className={`col-span-full narrow:row-[calc(var(--row)_*_2_-_1)_/_span_2] row-[var(--row)] narrow:mb-2.5 self-stretch narrow:rounded-panel rounded-[20px] ${styles.card} ${place}`}
        aria-hidden="true"
      />
      <p
        className={`narrow:col-span-full col-start-1 narrow:row-[calc(var(--row)_*_2_-_1)] row-[var(--row)] flex items-center gap-5 narrow:px-4.5 py-3.5 narrow:pt-3.5 pr-4 narrow:pb-2.5 pl-6.25 narrow:text-17 text-19 leading-[1.35] ${styles.statement} ${place}`}
      >
        {numbered && (
          <span
            className="narrow:hidden! inline-grid h-6 min-w-6 flex-none place-items-center rounded-xs border border-line-strong bg-canvas px-1.5 py-0 font-600 font-body text-13 text-ink-3 leading-none"
            aria-hidden="true"
          >
            {row + 1}
          </span>
        )}
        <span data-statement>{text}</span>
      </p>
    </>
  )
}
