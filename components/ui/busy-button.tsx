interface BusyButtonProps extends React.ComponentProps<'button'> {
  busy: boolean
  /** Replaces the label while busy. */
  busyLabel: string
}

/** A button that says what it is doing. While busy it keeps its focus and ignores clicks. */
export function BusyButton({
  busy,
  busyLabel,
  children,
  onClick,
  type = 'button',
  className = 'btn',
  ...rest
}: BusyButtonProps) {
  return (
    <button
      {...rest}
      // React's own rule wants the type spelled out.
      type={type}
      className={className}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? (
        <span key="busy" className="contents">
          <span className="spinner" aria-hidden="true" />
          <span>{busyLabel}</span>
        </span>
      ) : (
        <span key="ready" className="contents">
          {children}
        </span>
      )}
    </button>
  )
}
