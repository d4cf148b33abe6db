import styles from './switch.module.css'

interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  /** Id of what says more about it. */
  describedBy?: string
  className?: string
}

/** An on-off setting; its label is part of the target. */
export function Switch({ label, on, onChange, describedBy, className = '' }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-describedby={describedBy}
      className={`middle gap-s medium mut bare pressable ${styles.switch} ${className}`}
      onClick={() => onChange(!on)}
    >
      <span className={`rigid surface pill relative ${styles.track}`} aria-hidden="true" />
      <span>{label}</span>
    </button>
  )
}
