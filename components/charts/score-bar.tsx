'use client'

import type { Band } from '@/lib/disc/bands'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import styles from './score-bar.module.css'
import { styleColor } from './style-color'
import { StyleMark } from './style-mark'

interface ScoreBarProps {
  letter: Letter
  /** 0 to 100. */
  score: number
  band: Band
  className?: string
}

/** A score as mark, name, number, band and bar. The bar only repeats what is printed. */
export function ScoreBar({ letter, score, band, className }: ScoreBarProps) {
  return (
    <div className={className}>
      <p className={styles.line}>
        <StyleMark letter={letter} size={24} />
        {LETTER_NAMES[letter]}
        <span className={styles.value}>
          {score} <small className={styles.band}>{band}</small>
        </span>
      </p>
      <Bar letter={letter} score={score} />
    </div>
  )
}

interface BarProps {
  letter: Letter
  /** 0 to 100. */
  score: number
  /** For a card in the letter's tint, where the neutral track would look dirty. */
  onTint?: boolean
}

/**
 * The bar alone, for cards that print name and number their own way. It is drawn in SVG because
 * browsers leave CSS backgrounds out of print, and a strict policy blocks inline styles.
 */
export function Bar({ letter, score, onTint = false }: BarProps) {
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
      <rect
        width="100%"
        height="12"
        rx="6"
        fill={onTint ? styleColor(letter, 'mid') : 'var(--sunken)'}
      />
      {score > 0 && (
        // Shifted by half the thickness: with its round ends the line then covers 0 to the score.
        <svg x="-6" overflow="visible" strokeLinecap="round" aria-hidden="true">
          <line
            x1="12"
            x2={`${score}%`}
            y1="6"
            y2="6"
            stroke={styleColor(letter, 'edge')}
            strokeWidth="12"
          />
          <line
            x1="12"
            x2={`${score}%`}
            y1="6"
            y2="6"
            stroke={styleColor(letter, 'fill')}
            strokeWidth="9"
          />
        </svg>
      )}
    </svg>
  )
}
