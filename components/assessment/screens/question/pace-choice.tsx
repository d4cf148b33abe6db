import { useId } from 'react'

interface PaceChoiceProps {
  automatic: boolean
  onChange: (automatic: boolean) => void
}

/** Asks once, over the first question, whether the next one comes by itself. */
export function PaceChoice({ automatic, onChange }: PaceChoiceProps) {
  const name = useId()
  const choice = (label: string, moves: boolean) => (
    <label className="text-sm px-4.5 py-1 place-items-center rounded-full font-600 grid relative min-h-10 cursor-pointer narrow:min-h-9.5 [&:has(:checked)]:bg-inverse [&:has(:checked)]:text-on-inverse [&:has(:focus-visible)]:[outline:3px_solid_var(--ink)] [&:has(:focus-visible)]:outline-offset-3">
      <input
        className="m-0 inset-0 absolute opacity-0 cursor-pointer"
        type="radio"
        name={name}
        checked={automatic === moves}
        onChange={() => onChange(moves)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className="p-0.75 rounded-full border-[1.5px] border-line-strong inline-grid grid-cols-[1fr_1fr] mb-4.5 narrow:mb-2.5 narrow:grid">
      <legend className="sr-only">Pace</legend>
      {choice('Next after each', false)}
      {choice('Move on by itself', true)}
    </fieldset>
  )
}

/** Room for it while the questions are loading. */
export function PaceChoiceSpace() {
  return (
    <div className="contents invisible" aria-hidden="true">
      <PaceChoice automatic={false} onChange={() => {}} />
    </div>
  )
}
