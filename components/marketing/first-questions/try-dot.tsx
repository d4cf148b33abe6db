'use client'

import { useEffect, useId, useState } from 'react'
import { useSay, useWords } from '#words'
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
  const words = useWords('assessment.first')
  const say = useSay()
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
      className={`absolute inset-0 [--dark:var(--i-on)] [--light:var(--texture,#fff)] ${isSeen ? styles.moves : ''}`}
      aria-hidden="true"
    >
      <svg className="size-full overflow-visible" viewBox="-100 -100 200 200" aria-hidden="true">
        <g className={styles.travels} style={{ transform: translate(here) }}>
          <circle
            className={`stroke-[2.5] [fill-opacity:0.13] [fill:var(--light)] [stroke-dasharray:2_7] [stroke-linecap:round] [stroke:var(--light)] [vector-effect:non-scaling-stroke] ${styles.halo}`}
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
          <circle className="stroke-[1.1] [fill:var(--light)] [stroke:var(--dark)]" r={3.2} />
        )}
        <g className={styles.travels} style={{ transform: translate(here) }}>
          <circle className="[fill-opacity:0.75] [fill:var(--light)]" r={7} />
          <circle className="stroke-3 [fill:var(--light)] [stroke:var(--dark)]" r={4} />
        </g>
      </svg>
      <span
        className={`absolute whitespace-nowrap rounded-full narrow:px-2.5 px-3.75 narrow:py-1 py-2 font-600 narrow:text-13 text-[length:min(0.9375rem,20px)] leading-snug shadow-2 [background-color:var(--dark)] [color:var(--light)] forced-colors:border ${styles.flag} ${here[0] > FAR ? '[transform:translate(calc(-100%_-_26px),-50%)] narrow:[transform:translate(13px,-50%)]' : '[transform:translate(26px,-50%)] narrow:[transform:translate(13px,-50%)]'}`}
        style={{ left: `${round2(50 + here[0] * 50)}%`, top: `${round2(50 + here[1] * 50)}%` }}
      >
        <span className="narrow:hidden!">
          {count > 0 ? say(words.after, { count }) : words.center}
        </span>
        <span className="narrow:inline hidden">{words.you}</span>
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
          className={`${isNew ? `stroke-6 stroke-white [stroke-dasharray:1] ${styles.growing}` : 'stroke-6 stroke-white [stroke-dasharray:1]'}`}
          d={d}
          pathLength={1}
        />
      </mask>
      <path
        className="fill-none stroke-[1.1] [stroke-dasharray:0.3_2.9] [stroke-linecap:round] [stroke:var(--dark)]"
        d={d}
        mask={`url(#${id})`}
      />
    </>
  )
}

const xy = ([x, y]: Point) => `${round2(x * RADIUS)} ${round2(y * RADIUS)}`
const translate = ([x, y]: Point) => `translate(${round2(x * RADIUS)}px, ${round2(y * RADIUS)}px)`
