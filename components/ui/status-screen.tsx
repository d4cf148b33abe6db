interface StatusScreenProps {
  /** A picture of the state: an empty or a broken circle. */
  picture: React.ReactNode
  title: string
  children?: React.ReactNode
  /** The one thing to do next. */
  action?: React.ReactNode
  /** `alert` for a failure that happened while the person was here. */
  role?: 'alert' | 'status'
}

/** A whole screen in one state: nothing here yet, or something went wrong. */
export function StatusScreen({ picture, title, children, action, role }: StatusScreenProps) {
  return (
    <div
      className="container grid min-h-[min(560px,70vh)] content-center justify-items-center gap-4 py-16 text-center"
      role={role}
    >
      {picture}
      <h1 className="text-d3">{title}</h1>
      <div className="mb-3.5 max-w-[32rem] text-balance text-ink-2 [&_p+p]:mt-1.5">{children}</div>
      {action}
    </div>
  )
}
