import { StyleMark } from '@/components/charts/marks/style-mark'
import type { Wall } from '@/lib/api/live'
import type { PresenterView } from '@/lib/api/session-kit'
import { TRUE_WALL } from '@/lib/copy/live/wall'
import { COUNTED_FROM } from '@/lib/disc/team/frozen-counts'
import { isRefused } from '@/lib/disc/team/live'
import type { OnCircle } from '../presenter-circle'
import sheet from '../session.module.css'
import { Title } from '../sheets'
import styles from './live.module.css'

interface TrueWallProps {
  /** Missing once the room has refused it, or one of its people no longer shows their style. */
  finding: PresenterView['findings'][number] | undefined
  people: readonly OnCircle[]
  asked: Wall['asked']
}

/** Whether a finding is true of the team, in bars that are made of people. */
export function TrueWall({ finding, people, asked }: TrueWallProps) {
  const counts = asked?.is_shown ? asked.counts : null
  const yes = counts?.true ?? 0
  const no = counts?.not ?? 0
  const isNot = counts !== null && isRefused(counts)
  const marked = finding?.people.flatMap((id) => people.find((one) => one.id === id) ?? []) ?? []
  return (
    <div className={styles.true}>
      <div className={styles.statement}>
        {!isNot && marked.length > 0 && (
          <div className={sheet.marks}>
            {marked.map(({ id, letter }) => (
              <StyleMark key={id} letter={letter} className={sheet.mark} />
            ))}
          </div>
        )}
        <Title>{isNot ? TRUE_WALL.refused : (finding?.title ?? TRUE_WALL.gone)}</Title>
        {isNot ? (
          <p className={sheet.text}>{TRUE_WALL.refusedText}</p>
        ) : (
          finding && <p className={sheet.text}>{finding.says}</p>
        )}
        {finding && !isNot && !counts && <Asks isHands={asked?.is_shown ?? false} />}
      </div>
      {counts ? (
        <ul className={styles.bars}>
          <Bar word={TRUE_WALL.true} count={yes} of={yes + no} kind="true" />
          <Bar word={TRUE_WALL.not} count={no} of={yes + no} kind="not" />
        </ul>
      ) : (
        finding && asked && !asked.is_shown && <Answered count={asked.answered} />
      )}
    </div>
  )
}

function Asks({ isHands }: { isHands: boolean }) {
  const { before, strong, after } = isHands ? TRUE_WALL.hands : TRUE_WALL.asks
  return (
    <p className={sheet.text}>
      <span>{before}</span> <b>{strong}</b> <span>{after}</span>
    </p>
  )
}

/** How many have answered, before it is shown what. */
function Answered({ count }: { count: number }) {
  return (
    <div className={styles.answered}>
      <Cells count={count} of={count} kind="unknown" />
      <p>{count < COUNTED_FROM ? TRUE_WALL.waiting : TRUE_WALL.answered(count)}</p>
    </div>
  )
}

type Kind = 'true' | 'not' | 'unknown'

function Bar({ word, count, of, kind }: { word: string; count: number; of: number; kind: Kind }) {
  return (
    <li>
      <span>{word}</span>
      <Cells count={count} of={of} kind={kind} />
      <span className={styles.number}>{count}</span>
    </li>
  )
}

/** A circle for each; of many, smaller ones in rows. */
function Cells({ count, of, kind }: { count: number; of: number; kind: Kind }) {
  const size = Math.min(104, Math.sqrt((1150 * 118) / Math.max(1, of)) * 0.82)
  return (
    <span
      className={styles.cells}
      style={{ '--cell': size } as React.CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <i key={at} data-kind={kind} />
      ))}
    </span>
  )
}
