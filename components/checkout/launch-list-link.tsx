'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

/** Fetched when somebody asks for it: the landing page needs none of it. */
const LaunchListDialog = dynamic(() =>
  import('./launch-list-dialog').then((module) => module.LaunchListDialog),
)

/** Opens the launch list where one is. */
export function LaunchListLink({ children }: { children: React.ReactNode }) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button type="button" className="link" onClick={() => setAsked('open')}>
        {children}
      </button>
      {asked !== 'never' && (
        <LaunchListDialog open={asked === 'open'} onClose={() => setAsked('closed')} />
      )}
    </>
  )
}
