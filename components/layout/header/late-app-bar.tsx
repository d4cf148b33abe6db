'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { usePlace } from '@/components/ui/language/use-language'
import { isApp } from '@/lib/client/device/app'

const Bar = lazy(async () => ({ default: (await import('./app-bar')).AppBar }))

/** The bar of the installed app, fetched there alone, and only for a person: all of it is theirs. */
export function LateAppBar() {
  const path = usePlace()
  const user = useUser()
  const isInstalled = useSyncExternalStore(watchNothing, isApp, () => false)
  if (!user || !isInstalled) return null
  return (
    <Suspense>
      <Bar path={path} />
    </Suspense>
  )
}

/** A page does not become an app while it is open. */
const watchNothing = () => () => {}
