'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

/** Fetched when someone asks for it. */
const LaunchListDialog = dynamic(() =>
  import('./launch-list-dialog').then((file) => file.LaunchListDialog),
)

/** Opens the launch list where one is. */
export function LaunchListLink({ children }: { children: React.ReactNode }) {
  /** Undefined until it is asked for. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen !== undefined && <LaunchListDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
