'use client'

import { useId } from 'react'
import type { MembersSee } from '@/lib/members-see'

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
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0">
      <legend className="sr-only">{legend}</legend>
      {levels.map((level) => (
        <label
          key={level}
          className="grid cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-3 rounded-md border-[1.5px] border-line px-3.5 py-3 data-chosen:border-ink"
          data-chosen={level === chosen || undefined}
        >
          <input
            className="mx-0 mt-0.75 mb-0 size-4.5 [accent-color:var(--ink)]"
            type="radio"
            name={id}
            checked={level === chosen}
            aria-labelledby={`${id}-${level}-name`}
            aria-describedby={`${id}-${level}`}
            onChange={() => onChoose(level)}
          />
          <span>
            <b id={`${id}-${level}-name`}>{words[level].name}</b>
            <span id={`${id}-${level}`} className="block text-ink-2 text-sm">
              {words[level].what}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
