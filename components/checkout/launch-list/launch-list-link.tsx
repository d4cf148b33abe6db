'use client'

import { useState } from 'react'
import { useLate } from '@/components/ui/use-late'

/** The landing page needs none of it, nor of what `next/dynamic` would bring. */
const load = async () => (await import('./launch-list-dialog')).LaunchListDialog

/** Opens the launch list where one is. */
export function LaunchListLink({ children }: { children: React.ReactNode }) {
  const { piece: LaunchListDialog, hasFailed, ask } = useLate(load)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" onClick={async () => setOpen(await ask())}>
        {children}
      </button>
      {hasFailed && <span role="alert"> We could not reach the server. Please try again.</span>}
      {LaunchListDialog && <LaunchListDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
