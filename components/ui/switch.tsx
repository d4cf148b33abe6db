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
      className={`group bare inline-flex min-h-11 items-center gap-3 p-0 text-left font-550 text-ink-2 ${className}`}
      onClick={() => onChange(!on)}
    >
      <span
        className="relative h-6.5 w-11 flex-none rounded-full border-2 border-line-strong bg-surface after:absolute after:top-0.75 after:left-0.75 after:size-4 after:rounded-circle after:border-8 after:border-line-strong group-aria-checked:border-inverse group-aria-checked:bg-inverse group-aria-checked:after:border-on-inverse after:[transition:transform_0.14s_var(--ease)] group-aria-checked:after:[transform:translateX(18px)]"
        aria-hidden="true"
      />
      <span>{label}</span>
    </button>
  )
}
