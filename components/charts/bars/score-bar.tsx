import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { readBand } from '@/lib/disc/result/bands'
import { rangeText } from '@/lib/disc/result/certainty-text'
import { StyleMark } from '../marks/style-mark'
import { SOFT } from '../range-look'
import { styleColor } from '../style-color'
import styles from './score-bar.module.css'

interface ScoreBarProps {
  letter: Letter
  /** 0 to 100. */
  score: number
  /** How sure the score is; null where nobody can say. */
  range: Interval | null
  className?: string
}

/** A score as mark, name, number, band, range and bar. The bar only repeats what is printed. */
export function ScoreBar({ letter, score, range, className }: ScoreBarProps) {
  return (
    <div className={className}>
      <p className={`row wraps sm semibold ${styles.line}`}>
        <StyleMark letter={letter} size={24} />
        <span>{LETTER_NAMES[letter]}</span>
        <span className={styles.value}>
          <span>{score}</span>{' '}
          <small className={`faint ${styles.band}`}>{readBand(score, range).text}</small>
        </span>
      </p>
      <Bar letter={letter} score={score} range={range} />
      {range && <p className={`xs mut ${styles.range}`}>{`Range ${rangeText(range)}`}</p>}
    </div>
  )
}

interface BarProps {
  letter: Letter
  /** 0 to 100. */
  score: number
  /** How sure the score is: solid up to its low end, soft up to its high end, a mark at the score. */
  range?: Interval | null
  /** For a card in the letter's tint, where the neutral track would look dirty. */
  onTint?: boolean
}

/**
 * The bar alone, for cards that print name and number their own way. It is drawn in SVG because
 * browsers leave CSS backgrounds out of print, and a strict policy blocks inline styles.
 */
export function Bar({ letter, score, range = null, onTint = false }: BarProps) {
  return (
    <svg className={`own-line ${styles.bar}`} width="100%" height="12" aria-hidden="true">
      <rect
        width="100%"
        height="12"
        rx="6"
        fill={onTint ? styleColor(letter, 'mid') : 'var(--sunken)'}
      />
      {range && <Part letter={letter} to={range.high} isSoft />}
      <Part letter={letter} to={range ? range.low : score} />
      {range && <Mark score={score} />}
    </svg>
  )
}

/** The bar from 0 to a score. */
function Part({ letter, to, isSoft = false }: { letter: Letter; to: number; isSoft?: boolean }) {
  if (to <= 0) return null
  const line = { x1: '12', x2: `${to}%`, y1: '6', y2: '6' }
  return (
    // Shifted by half the thickness: with its round ends the line then covers 0 to the score.
    <svg x="-6" overflow="visible" strokeLinecap="round" aria-hidden="true">
      {isSoft ? (
        <line {...line} stroke={styleColor(letter, 'fill')} strokeWidth="12" opacity={SOFT} />
      ) : (
        <>
          <line {...line} stroke={styleColor(letter, 'edge')} strokeWidth="12" />
          <line {...line} stroke={styleColor(letter, 'fill')} strokeWidth="9" />
        </>
      )}
    </svg>
  )
}

/** A line across the bar, kept inside its ends. */
function Mark({ score }: { score: number }) {
  const x = `${Math.min(99, Math.max(1, score))}%`
  return (
    <>
      <line x1={x} x2={x} y1="0" y2="12" stroke="var(--surface)" strokeWidth="6" />
      <line x1={x} x2={x} y1="0" y2="12" stroke="var(--ink)" strokeWidth="3" />
    </>
  )
}
