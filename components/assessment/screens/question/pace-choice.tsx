import { useEffect, useId, useRef } from 'react'
import { useWords } from '#words'

interface PaceChoiceProps {
  automatic: boolean
  onChange: (automatic: boolean) => void
}

/** Asks once, over the first question, whether the next one comes by itself. */
export function PaceChoice({ automatic, onChange }: PaceChoiceProps) {
  const { pace, nextAfterEach, byItself } = useWords('assessment.question')
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // It may have been chosen in the page's HTML, before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    const moves = group.current?.querySelectorAll('input')[1]
    if (moves && moves.checked !== automatic) onChange(moves.checked)
  }, [])
  const choice = (label: string, moves: boolean) => (
    <label className="relative grid min-h-10 narrow:min-h-9.5 cursor-pointer place-items-center rounded-full px-4.5 py-1 font-600 text-sm [&:has(:checked)]:bg-inverse [&:has(:checked)]:text-on-inverse [&:has(:focus-visible)]:outline-offset-3 [&:has(:focus-visible)]:[outline:3px_solid_var(--ink)]">
      <input
        className="absolute inset-0 m-0 cursor-pointer opacity-0"
        type="radio"
        name={name}
        checked={automatic === moves}
        onChange={() => onChange(moves)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset
      ref={group}
      className="mb-4.5 narrow:mb-2.5 narrow:grid inline-grid grid-cols-[1fr_1fr] rounded-full border-[1.5px] border-line-strong p-0.75"
    >
      <legend className="sr-only">{pace}</legend>
      {choice(nextAfterEach, false)}
      {choice(byItself, true)}
    </fieldset>
  )
}

/** Room for it while the questions are loading. */
export function PaceChoiceSpace() {
  return (
    <div className="invisible contents" aria-hidden="true">
      <PaceChoice automatic={false} onChange={() => {}} />
    </div>
  )
}
