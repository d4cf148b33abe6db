'use client'

import { lazy, Suspense, useState } from 'react'

/** Fetched when somebody asks for it: the landing page needs none of it, nor of what `next/dynamic` would bring. */
const LaunchListDialog = lazy(async () => ({
  default: (await import('./launch-list-dialog')).LaunchListDialog,
}))

/** Opens the launch list where one is. */
export function LaunchListLink({ children }: { children: React.ReactNode }) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button type="button" className="link" onClick={() => setAsked('open')}>
        {children}
      </button>
      {asked !== 'never' && (
        <Suspense>
          <LaunchListDialog open={asked === 'open'} onClose={() => setAsked('closed')} />
        </Suspense>
      )}
    </>
  )
}
