import { useId } from 'react'
import styles from './pace-choice.module.css'

interface PaceChoiceProps {
  automatic: boolean
  onChange: (automatic: boolean) => void
}

/** Asks once, over the first question, whether the next one comes by itself. */
export function PaceChoice({ automatic, onChange }: PaceChoiceProps) {
  const name = useId()
  const choice = (label: string, moves: boolean) => (
    <label className={`sm semibold pill pressable ${styles.choice}`}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={automatic === moves}
        onChange={() => onChange(moves)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className={`pill ${styles.choices}`}>
      <legend className="vh">Pace</legend>
      {choice('Next after each', false)}
      {choice('Move on by itself', true)}
    </fieldset>
  )
}

/** Room for it while the questions are loading. */
export function PaceChoiceSpace() {
  return (
    <div className={styles.space} aria-hidden="true">
      <PaceChoice automatic={false} onChange={() => {}} />
    </div>
  )
}
