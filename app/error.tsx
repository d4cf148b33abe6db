'use client'

import { useEffect, useState } from 'react'
import type { FailedPage } from '@/components/layout/failed-page'
import type { PageFailure } from '@/components/layout/page-broken'
import { firstMessages } from '@/lib/first-messages'

/** Fetched when something failed: every page would carry it, with header, footer and policies. */
const load = () => import('@/components/layout/failed-page')

/** Any other page that could not be rendered. Where nothing more can be fetched, the sentence alone. */
export default function AnyError(failure: PageFailure) {
  const [Page, setPage] = useState<typeof FailedPage>()
  useEffect(() => {
    load().then(
      (loaded) => setPage(() => loaded.FailedPage),
      () => {},
    )
  }, [])
  if (Page) return <Page {...failure} />
  return (
    <main className="wrap">
      <h1 className="d2">{firstMessages.page.brokenTitle}</h1>
      <p>{firstMessages.page.brokenText}</p>
    </main>
  )
}
