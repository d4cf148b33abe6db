'use client'

import { lazy, Suspense, useState } from 'react'

/** Fetched when someone asks for it. */
const LaunchListDialog = lazy(async () => ({
  default: (await import('./launch-list-dialog')).LaunchListDialog,
}))

/** Opens the launch list where one is. */
export function LaunchListButton({ children }: { children: React.ReactNode }) {
  /** Undefined until it is asked for. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <LaunchListDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
