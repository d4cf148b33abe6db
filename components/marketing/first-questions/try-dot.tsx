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
    <div className={`${styles.layer} ${isSeen ? styles.moves : ''}`} aria-hidden="true">
      <svg className={`full ${styles.picture}`} viewBox="-100 -100 200 200" aria-hidden="true">
        <g className={styles.travels} style={{ transform: translate(here) }}>
          <circle
            className={styles.halo}
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
        {count > 0 && <circle className={styles.start} r={3.2} />}
        <g className={styles.travels} style={{ transform: translate(here) }}>
          <circle className={styles.glow} r={7} />
          <circle className={styles.dot} r={4} />
        </g>
      </svg>
      <span
        className={`pill semibold one-line ${styles.flag} ${here[0] > FAR ? styles.before : ''}`}
        style={{ left: `${round2(50 + here[0] * 50)}%`, top: `${round2(50 + here[1] * 50)}%` }}
      >
        <span className="narrow-hidden">{count > 0 ? afterQuestions(count) : first.center}</span>
        <span className={styles.short}>{first.you}</span>
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
        <path className={isNew ? styles.growing : styles.whole} d={d} pathLength={1} />
      </mask>
      <path className={styles.trail} d={d} mask={`url(#${id})`} />
    </>
  )
}

const xy = ([x, y]: Point) => `${round2(x * RADIUS)} ${round2(y * RADIUS)}`
const translate = ([x, y]: Point) => `translate(${round2(x * RADIUS)}px, ${round2(y * RADIUS)}px)`
