import { StyleMark } from '@/components/charts/marks/style-mark'
import type { Wall } from '@/lib/api/live'
import {
  COLLEAGUE_WALL,
  GUESS_WALL,
  guessedParts,
  REVEAL_WALL,
  revealThought,
} from '@/lib/copy/live/wall'
import { LETTERS, type Letter, perLetter } from '@/lib/disc/letters'
import { cornerPlace, fanOf, guessedElsewhere } from '@/lib/disc/team/wall'
import { clipNames } from '@/lib/display-name'
import { LONGEST, on, RADIUS } from '../presenter-circle'
import sheet from '../session.module.css'
import { Halves, Title } from '../sheets'
import { DotsCircle, Field, LetterShape, RevealCircle, Ring } from './dots-circle'
import styles from './live.module.css'

/** Dots as they are dragged; names once the leader shows them. */
export function GuessWall({ dots, isRevealed }: Pick<Wall, 'dots'> & { isRevealed: boolean }) {
  const left = dots.filter(({ is_left }) => is_left).length
  return (
    <Halves
      thought={isRevealed ? GUESS_WALL.again : GUESS_WALL.thought}
      below={
        <ul className={styles.legend}>
          <li>
            <RingSign /> <span>{GUESS_WALL.left(left)}</span>
          </li>
          {left < dots.length && (
            <li>
              <TrailSign /> <span>{GUESS_WALL.moving(dots.length - left)}</span>
            </li>
          )}
        </ul>
      }
    >
      <DotsCircle dots={dots} label={GUESS_WALL.circle(dots.length)} />
    </Halves>
  )
}

/** Guess and result of those who show one; the others stay dots. */
export function RevealWall({ dots }: Pick<Wall, 'dots'>) {
  const shown = dots.flatMap(({ letter }) => letter ?? [])
  const [letter] = shown
  if (!letter) {
    return (
      <Halves thought={REVEAL_WALL.guesses}>
        <DotsCircle dots={dots} label={GUESS_WALL.circle(dots.length)} />
      </Halves>
    )
  }
  return (
    <Halves
      thought={revealThought(guessedElsewhere(dots))}
      below={
        <ul className={styles.legend}>
          <li>
            <RingSign /> {REVEAL_WALL.guess}
          </li>
          <li>
            <StyleMark letter={letter} text="" className={styles.sign} /> {REVEAL_WALL.answers}
          </li>
        </ul>
      }
    >
      <RevealCircle dots={dots} label={REVEAL_WALL.circle(dots.length, shown.length)} />
    </Halves>
  )
}

/** What the room thinks that one person does first, and what their answers say once they have turned them over. */
export function ColleagueWall({ colleague, asked }: Pick<Wall, 'colleague' | 'asked'>) {
  if (!colleague || !asked) {
    return (
      <Halves thought={{ title: COLLEAGUE_WALL.gone, before: '', strong: '', after: '' }}>
        <Field label={COLLEAGUE_WALL.circle}>{null}</Field>
      </Halves>
    )
  }
  const { name, letter } = colleague
  const counts = asked.counts && perLetter((of) => asked.counts?.[of] ?? 0)
  const parts = guessedParts({
    name,
    letter,
    counts,
    isShown: asked.is_shown,
    answered: asked.answered,
  })
  const [called] = clipNames([{ called: name, apart: '' }], LONGEST)
  return (
    <div className={sheet.halves}>
      <div className={sheet.said}>
        <Title>{COLLEAGUE_WALL.title(name)}</Title>
        <p className={sheet.text}>
          {parts.map(({ text, isStrong }) => {
            const Tag = isStrong ? 'b' : 'span'
            return <Tag key={text}>{`${text} `}</Tag>
          })}
        </p>
        {asked.is_shown && (
          <ul className={styles.legend}>
            {counts && (
              <li>
                <RingSign /> <span>{COLLEAGUE_WALL.one}</span>
              </li>
            )}
            {letter && (
              <li>
                <StyleMark letter={letter} text="" className={styles.sign} />{' '}
                <span>{COLLEAGUE_WALL.answers(name)}</span>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className={sheet.shown}>
        <Field label={COLLEAGUE_WALL.circle}>
          {counts && LETTERS.map((of) => <Guesses key={of} letter={of} count={counts[of]} />)}
          {letter && <Own letter={letter} name={called ?? name} />}
        </Field>
      </div>
    </div>
  )
}

function Guesses({ letter, count }: { letter: Letter; count: number }) {
  const { points, step } = fanOf(count)
  const [toX, toY] = cornerPlace(letter, 1)
  return points.map(([x, y]) => (
    <g key={`${x} ${y}`} className={styles.result}>
      <Ring at={[toX * x, toY * y]} radius={step * RADIUS * 0.37} />
    </g>
  ))
}

function Own({ letter, name }: { letter: Letter; name: string }) {
  return (
    <g transform={`translate(${on(cornerPlace(letter, 0.6)).join(' ')})`} className={styles.result}>
      <LetterShape letter={letter} size={124} />
      <text y={90} className={sheet.name}>
        {name}
      </text>
    </g>
  )
}

export function RingSign() {
  return (
    <svg viewBox="0 0 40 40" className={styles.sign} aria-hidden="true">
      <circle
        cx={20}
        cy={20}
        r={16.6}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth={2.6}
      />
    </svg>
  )
}

function TrailSign() {
  return (
    <svg viewBox="0 0 40 40" className={styles.sign} aria-hidden="true">
      <path
        d="M2 20H38"
        stroke="var(--ink)"
        strokeWidth={5}
        strokeDasharray=".5 10"
        strokeLinecap="round"
      />
    </svg>
  )
}
