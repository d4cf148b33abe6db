'use client'

import { useState } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { ScoreRing } from '@/components/charts/ring/score-ring'
import { scoreText } from '@/lib/disc/result/certainty-text'
import type { ScoreLine } from '@/lib/disc/result/report'
import styles from './reveal-rings.module.css'

/** One gauge. Pointing or keyboard focus shows the score while it lasts; a tap keeps it until the next. */
export function RevealRing({ line }: { line: ScoreLine }) {
  const { letter, name, score, range, band } = line
  const [isPinned, setPinned] = useState(false)
  const [isPeeked, setPeeked] = useState(false)
  const isShown = isPinned || isPeeked
  return (
    <button
      type="button"
      className={`card grid full ${styles.ring}`}
      aria-pressed={isPinned}
      // It begins with what is read on it, so that who speaks to the browser can say that.
      aria-label={`${name} ${band}${isShown ? `: ${scoreText(score, range)}` : ', show exact score'}`}
      onClick={() => setPinned((pinned) => !pinned)}
      onPointerEnter={({ pointerType }) => setPeeked(pointerType === 'mouse')}
      onPointerLeave={() => setPeeked(false)}
      onFocus={({ target }) => setPeeked(target.matches(':focus-visible'))}
      onBlur={() => setPeeked(false)}
    >
      <ScoreRing
        letter={letter}
        score={score}
        range={range}
        face={isShown ? 'score' : 'letter'}
        decorative
        className={styles.picture}
      />
      <span className={`row sm bold one-line ${styles.name}`}>
        <StyleMark letter={letter} size={20} />
        <span>{name}</span>
      </span>
      <span className="fine bold mut">{band}</span>
    </button>
  )
}
