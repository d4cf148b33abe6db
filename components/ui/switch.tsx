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
      className={`group bare p-0 gap-3 text-ink-2 items-center min-h-11 font-550 inline-flex ${className}`}
      onClick={() => onChange(!on)}
    >
      <span
        className="rounded-full border-2 border-line-strong relative flex-none bg-surface w-11 h-6.5 after:size-4 after:rounded-circle after:border-8 after:border-line-strong after:absolute after:left-0.75 after:top-0.75 after:[transition:transform_0.14s_var(--ease)] group-aria-checked:border-inverse group-aria-checked:bg-inverse group-aria-checked:after:border-on-inverse group-aria-checked:after:[transform:translateX(18px)]"
        aria-hidden="true"
      />
      <span>{label}</span>
    </button>
  )
}
