'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { noticeReturn } from '@/lib/client/provider-return'
import { sessionMessages } from '@/lib/messages/session'
import styles from './account-menu.module.css'

/** Visitors, who have no menu, do not fetch it. A page does without one that does not come. */
const load = () =>
  import('./account-menu').catch(() => ({ AccountMenu: () => null, AccountSheet: () => null }))
const loading = (
  <span className={`block w-19 flex-none text-ink-3 text-xs ${styles.loading}`}>
    {sessionMessages.loading}
  </span>
)
const Menu = lazy(async () => ({ default: (await load()).AccountMenu }))
const Sheet = lazy(async () => ({ default: (await load()).AccountSheet }))

/** The account's menu, loaded once a person is signed in. */
export function LateAccountMenu() {
  const user = useUser()
  useEffect(noticeReturn, [])
  if (user === undefined) return loading
  return (
    user && (
      <Suspense fallback={loading}>
        <Menu />
      </Suspense>
    )
  )
}

/** The same in the sheet of a narrow screen. */
export function LateAccountSheet() {
  const user = useUser()
  return (
    user && (
      <Suspense>
        <Sheet />
      </Suspense>
    )
  )
}
