'use client'

import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { isApp } from '@/lib/client/device/app'

const Bar = dynamic(() => import('./app-bar').then(({ AppBar }) => AppBar))

/** The bar of the installed app, fetched there alone, and only for a person: all of it is theirs. */
export function LateAppBar() {
  const path = usePathname()
  const user = useUser()
  const isInstalled = useSyncExternalStore(watchNothing, isApp, () => false)
  return user && isInstalled ? <Bar path={path} /> : null
}

/** A page does not become an app while it is open. */
const watchNothing = () => () => {}
