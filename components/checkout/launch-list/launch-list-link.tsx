'use client'

import { useState } from 'react'
import { late } from '@/components/ui/late'

/** Fetched when somebody asks for it: the landing page needs none of it, nor of what `next/dynamic` would bring. */
const LaunchListDialog = late(async () => (await import('./launch-list-dialog')).LaunchListDialog)

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
