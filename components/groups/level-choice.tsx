'use client'

import { useId } from 'react'
import type { MembersSee } from '@/lib/members-see'
import styles from './level-choice.module.css'

interface LevelChoiceProps {
  /** For screen readers: a heading or a title says it to everyone else. */
  legend: string
  levels: readonly MembersSee[]
  words: Record<MembersSee, { name: string; what: string }>
  chosen: MembersSee
  onChoose: (level: MembersSee) => void
}

/** How much members see: one of the choices, each with what it means. */
export function LevelChoice({ legend, levels, words, chosen, onChoose }: LevelChoiceProps) {
  const id = useId()
  return (
    <fieldset className={`stack gap-xs shrinks ${styles.choices}`}>
      <legend className="vh">{legend}</legend>
      {levels.map((level) => (
        <label
          key={level}
          className={`grid start gap-s ${styles.choice}`}
          data-chosen={level === chosen || undefined}
        >
          <input
            type="radio"
            name={id}
            checked={level === chosen}
            aria-labelledby={`${id}-${level}-name`}
            aria-describedby={`${id}-${level}`}
            onChange={() => onChoose(level)}
          />
          <span>
            <b id={`${id}-${level}-name`}>{words[level].name}</b>
            <span id={`${id}-${level}`} className="sm mut">
              {words[level].what}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
