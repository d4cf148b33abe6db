'use client'

import { useEffect, useId, useState } from 'react'
import { afterQuestions, first } from '@/lib/copy/first-questions'
import { type FirstQuestion, trailOf } from '@/lib/disc/circle/first-moves'
import { type Point, round2 } from '@/lib/disc/circle/geometry'
import styles from './try-dot.module.css'
import { useFirstAnswers } from './use-first-answers'

/** The radius of the circle, in the units of this drawing. */
const RADIUS = 100
/** How much two answers leave open: the halo after none, one and two questions. */
const HALOS = [56, 41, 34]
/** Farther to the right than this, the flag stands at the left of the dot. */
const FAR = 0.2

/** The reader's dot on the circle, where it has been, and a halo that says how little is known yet. */
export function TryDot({ questions }: { questions: readonly FirstQuestion[] }) {
  const answered = useFirstAnswers(questions)
  const trail = trailOf(answered.map(({ move }) => move))
  const here = trail.at(-1) ?? [0, 0]
  const count = answered.length
  // What was answered on an earlier visit stands there at once; only a move of now travels.
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setSeen(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  const halo = HALOS[Math.min(count, HALOS.length - 1)] ?? 0
  return (
    <div
      className={`inset-0 [--dark:var(--i-on)] [--light:var(--texture,#fff)] absolute ${isSeen ? styles.moves : ''}`}
      aria-hidden="true"
    >
      <svg className="overflow-visible size-full" viewBox="-100 -100 200 200" aria-hidden="true">
        <g className={styles.travels} style={{ transform: translate(here) }}>
          <circle
            className={`[fill:var(--light)] [fill-opacity:0.13] [stroke:var(--light)] stroke-[2.5] [stroke-dasharray:2_7] [stroke-linecap:round] [vector-effect:non-scaling-stroke] ${styles.halo}`}
            r={RADIUS}
            style={{ transform: `scale(${halo / RADIUS})` }}
          />
        </g>
        {trail.slice(1).map((to, index) => (
          <Trail
            key={`${trail[index]} ${to}`}
            d={`M${xy(trail[index] ?? [0, 0])}L${xy(to)}`}
            grows={isSeen}
          />
        ))}
        {count > 0 && (
          <circle className="[fill:var(--light)] [stroke:var(--dark)] stroke-[1.1]" r={3.2} />
        )}
        <g className={styles.travels} style={{ transform: translate(here) }}>
          <circle className="[fill:var(--light)] [fill-opacity:0.75]" r={7} />
          <circle className="[fill:var(--light)] [stroke:var(--dark)] stroke-3" r={4} />
        </g>
      </svg>
      <span
        className={`px-3.75 py-2 rounded-full font-600 whitespace-nowrap absolute [background-color:var(--dark)] [color:var(--light)] text-[length:min(0.9375rem,20px)] leading-snug shadow-2 narrow:px-2.5 narrow:py-1 narrow:text-13 forced-colors:border ${styles.flag} ${here[0] > FAR ? '[transform:translate(calc(-100%_-_26px),-50%)] narrow:[transform:translate(13px,-50%)]' : '[transform:translate(26px,-50%)] narrow:[transform:translate(13px,-50%)]'}`}
        style={{ left: `${round2(50 + here[0] * 50)}%`, top: `${round2(50 + here[1] * 50)}%` }}
      >
        <span className="narrow:hidden!">{count > 0 ? afterQuestions(count) : first.center}</span>
        <span className="hidden narrow:inline">{first.you}</span>
      </span>
    </div>
  )
}

/** One dotted piece of the way; `grows` while the dot travels along it. */
function Trail({ d, grows }: { d: string; grows: boolean }) {
  const id = useId()
  const [isNew] = useState(grows)
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x={-100} y={-100} width={200} height={200}>
        <path
          className={`${isNew ? `stroke-white stroke-6 [stroke-dasharray:1] ${styles.growing}` : 'stroke-white stroke-6 [stroke-dasharray:1]'}`}
          d={d}
          pathLength={1}
        />
      </mask>
      <path
        className="fill-none [stroke:var(--dark)] stroke-[1.1] [stroke-dasharray:0.3_2.9] [stroke-linecap:round]"
        d={d}
        mask={`url(#${id})`}
      />
    </>
  )
}

const xy = ([x, y]: Point) => `${round2(x * RADIUS)} ${round2(y * RADIUS)}`
const translate = ([x, y]: Point) => `translate(${round2(x * RADIUS)}px, ${round2(y * RADIUS)}px)`
