'use client'

import { useId } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { useReady } from '@/components/ui/use-ready'
import type { Point } from '@/lib/disc/circle/geometry'
import styles from './lift.module.css'
import { LiftCircle } from './lift-circle'
import { type LiftPerson, useLift } from './use-lift'

interface LiftProps {
  people: readonly LiftPerson[]
  /** What goes with one or two of them, by their places in the list. */
  said: Readonly<Record<string, readonly string[]>>
  /** Who goes first, where no one touches anything. */
  first: number
  words: Readonly<Record<'people' | 'map' | 'idle' | 'keys' | 'plain', string>>
  /** Who is out from the beginning. */
  start?: readonly number[]
  /** What stands beside the circle. */
  children: React.ReactNode
}

/** How far an arrow key moves someone, in map units. */
const STEP = 0.14
const STEPS: Record<string, Point> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** A team of which anyone can be lifted out, by a tap, by hand or by keys, and the sentence about what goes with them. */
export function Lift({ people, said, first, start, words, children }: LiftProps) {
  const { lifted, isTouched, moving, placeOf, toggle, move, drop } = useLift(people, first, start)
  const isReady = useReady()
  const keys = useId()
  const inOrder = lifted.toSorted((one, other) => one - other)
  const sentences = lifted.length > 0 ? said[inOrder.join(' ')] : [words.idle]

  function press(event: React.KeyboardEvent, at: number) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const [x, y] = placeOf(at)
    move(at, [x + step[0], y + step[1]])
  }

  return (
    <div className="container">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,560px)] medium:grid-cols-1! items-center gap-x-16 gap-y-6">
        {children}
        <LiftCircle
          people={people}
          label={words.map}
          lifted={lifted}
          moving={moving}
          placeOf={placeOf}
          onTap={toggle}
          onMove={move}
          onDrop={drop}
        />
      </div>
      <div className="mt-8 flex noscript:hidden min-h-33 narrow:min-h-41 items-center gap-8 narrow:gap-5 border-ink border-y-2 py-6">
        {lifted.length > 0 && (
          <span className="flex flex-none narrow:flex-col gap-2">
            {inOrder.map((at) => (
              <StyleMark
                key={at}
                letter={people[at]?.letter ?? 'D'}
                variant="dashed"
                size={64}
                className="narrow:size-12"
              />
            ))}
          </span>
        )}
        {/* Who goes unasked interrupts no one. */}
        <div aria-live={isTouched ? 'polite' : 'off'} className="grid gap-1.5">
          {sentences?.map((sentence) => (
            <p key={sentence} className={`font-620 font-display text-d3 ${styles.said}`}>
              {sentence}
            </p>
          ))}
        </div>
      </div>
      <p id={keys} className="sr-only">
        {words.keys}
      </p>
      <ul className="mt-6 flex flex-wrap gap-2.5" aria-label={words.people}>
        {people.map(({ name, letter }, at) => {
          const mark = <StyleMark letter={letter} size={28} text={[...name][0] ?? ''} />
          return (
            <li key={name}>
              {isReady ? (
                <button
                  type="button"
                  className="chip min-h-11 cursor-pointer border-2 border-line pl-2 aria-pressed:border-ink"
                  aria-pressed={lifted.includes(at)}
                  aria-describedby={keys}
                  onClick={() => toggle(at)}
                  onKeyDown={(event) => press(event, at)}
                  onBlur={drop}
                >
                  {mark}
                  <span>{name}</span>
                </button>
              ) : (
                <a
                  className="chip min-h-11 border-2 border-line pl-2 no-underline"
                  href={`#${idOf(at)}`}
                >
                  {mark}
                  <span>{name}</span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {!isReady && (
        <section className="mt-8 noscript:grid hidden gap-3" aria-label={words.plain}>
          {people.map(({ name }, at) => (
            <p key={name} id={idOf(at)} className="text-lede target:font-650">
              {said[at]?.join(' ')}
            </p>
          ))}
        </section>
      )}
    </div>
  )
}

const idOf = (at: number) => `without-${at + 1}`
