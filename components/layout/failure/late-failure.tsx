'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { failureMessages } from '@/lib/failure-messages'
import { isLostScript } from './lost-script'
import type { PageFailure } from './page-broken'

interface LateFailureProps {
  failure: PageFailure
  load: () => Promise<ComponentType<PageFailure>>
}

/**
 * Stands in for a page that failed. Its screen is fetched then: otherwise every page would carry it, with header, footer
 * and policies. Where nothing more can be fetched, the sentence and another try alone.
 */
export function LateFailure({ failure: thrown, load }: LateFailureProps) {
  const isLost = isLostScript(thrown.error)
  const failure = isLost ? { ...thrown, retry: () => location.reload() } : thrown
  const [Screen, setScreen] = useState<ComponentType<PageFailure>>()
  useEffect(() => {
    load().then(
      (loaded) => setScreen(() => loaded),
      () => {},
    )
  }, [load])
  if (Screen) return <Screen {...failure} />
  const { brokenTitle, brokenText, lostTitle, lostText, tryAgain } = failureMessages.page
  return (
    <main className="wrap">
      <h1 className="d2">{isLost ? lostTitle : brokenTitle}</h1>
      <p>{isLost ? lostText : brokenText}</p>
      <button type="button" className="btn lg" onClick={failure.retry}>
        {tryAgain}
      </button>
    </main>
  )
}
