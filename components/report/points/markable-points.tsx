'use client'

import { Check, Scissors, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { markPoint } from '@/lib/api/entries/report'
import { call } from '@/lib/client/call'
import type { MarkKind } from '@/lib/client/kept-marks'
import { points as words } from '@/lib/copy/points'
import { keptPoints, type MarkablePoint, type PointMarks } from '@/lib/disc/result/points'
import { sayRefused, useMarks } from '../use-marks'
import { WaitingMarks } from '../waiting-marks'
import styles from './markable-points.module.css'

interface MarkablePointsProps {
  resultId: string
  points: readonly MarkablePoint[]
  /** Of the whole report, as the server knows them. */
  saved: PointMarks
}

/** Titles with their texts, each with "That's me" and "Not me"; what is struck leaves print and PDF. */
export function MarkablePoints({ resultId, points, saved }: MarkablePointsProps) {
  const { marks, isWaiting, store } = useMarks(POINTS, resultId, saved)
  const marked = points.map((point) => ({ ...point, fits: marks[point.id] ?? null }))
  return (
    <>
      <ul>
        {marked.map((point) => (
          <PointLine key={point.id} point={point} onMark={(fits) => store.set(point.id, fits)} />
        ))}
      </ul>
      {keptPoints(marked).length === 0 && <p className={styles.noneLeft}>{words.noneLeft}</p>}
      <Agreement points={marked} isWaiting={isWaiting} />
    </>
  )
}

interface PointLineProps {
  point: MarkablePoint
  onMark: (fits: boolean | null) => void
}

function PointLine({ point: { title, text, fits }, onMark }: PointLineProps) {
  const id = useId()
  const isStruck = fits === false
  return (
    <li
      className={`border-line grid items-center border-t print:break-inside-avoid narrow:grid-cols-1! ${styles.point} ${isStruck ? styles.struck : ''}`}
    >
      <div>
        <h3 id={id} className="text-h4">
          {isStruck ? <del>{title}</del> : title}
        </h3>
        <p className="text-ink-2">{isStruck ? <del>{text}</del> : text}</p>
        {isStruck && (
          <p className={`gap-2 flex items-center text-14 font-600 ${styles.left}`}>
            <Icon of={Scissors} />
            {words.leftOut}
          </p>
        )}
      </div>
      <fieldset className={`flex ${styles.choice}`} aria-labelledby={id}>
        <button
          className="gap-2 flex items-center justify-center min-h-11 whitespace-nowrap bg-surface"
          type="button"
          aria-pressed={fits === true}
          onClick={() => onMark(fits === true ? null : true)}
        >
          <Icon of={Check} />
          {words.me}
        </button>
        <button
          className="gap-2 flex items-center justify-center min-h-11 whitespace-nowrap bg-surface"
          type="button"
          aria-pressed={isStruck}
          onClick={() => onMark(isStruck ? null : false)}
        >
          <Icon of={X} />
          {words.notMe}
        </button>
      </fieldset>
    </li>
  )
}

interface AgreementProps {
  points: readonly MarkablePoint[]
  isWaiting: boolean
}

/** How many of the sentences the reader agrees with, once they have said so of one. */
function Agreement({ points, isWaiting }: AgreementProps) {
  const said = points.filter(({ fits }) => fits !== null).length
  const agreed = points.filter(({ fits }) => fits).length
  return (
    <div className={`text-sm flex items-center flex-wrap print:hidden! ${styles.agreement}`}>
      <span className={`flex ${styles.dots}`} aria-hidden="true">
        {points.map(({ id, fits }) => (
          <span className="rounded-circle" key={id} data-fits={fits ?? undefined} />
        ))}
      </span>
      <p role="status">{said > 0 ? words.agreed(agreed, said, points.length) : words.ask}</p>
      <p className="text-ink-2">{words.counted}</p>
      {isWaiting && <WaitingMarks />}
    </div>
  )
}

/** "That's me" and "Not me", by the sentence. */
const POINTS: MarkKind<boolean> = {
  name: 'points',
  isValue: (kept) => typeof kept === 'boolean',
  send: (id, point, fits) =>
    call(markPoint, { params: { id, point }, body: { fits }, keepalive: true }),
  onRefused: sayRefused,
}
