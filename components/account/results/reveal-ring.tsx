'use client'

import { useState } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { ScoreRing } from '@/components/charts/ring/score-ring'
import { scoreText } from '@/lib/disc/result/certainty-text'
import type { ScoreLine } from '@/lib/disc/result/report'

/** One gauge. Pointing or keyboard focus shows the score while it lasts; a tap keeps it until the next. */
export function RevealRing({ line }: { line: ScoreLine }) {
  const { letter, name, score, range, band } = line
  const [isPinned, setPinned] = useState(false)
  const [isPeeked, setPeeked] = useState(false)
  const isShown = isPinned || isPeeked
  return (
    <button
      type="button"
      className="grid w-full cursor-pointer justify-items-center gap-1 rounded-lg border border-line bg-surface px-1.5 pt-5 pb-4.5 [font:inherit] hover:border-line-strong aria-pressed:border-line-strong"
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
        className="h-auto w-[min(132px,100%)]"
      />
      <span className="mt-2.5 flex items-center gap-1.5 whitespace-nowrap font-650 text-sm [@media_screen_and_(max-width:_860px)]:text-14">
        <StyleMark letter={letter} size={20} />
        <span>{name}</span>
      </span>
      <span className="font-650 text-14 text-ink-2">{band}</span>
    </button>
  )
}
