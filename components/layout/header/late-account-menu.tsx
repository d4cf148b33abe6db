'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { noticeReturn } from '@/lib/client/provider-return'
import { firstMessages } from '@/lib/first-messages'
import type { AccountMenuProps, AccountSheetProps } from './account-menu'
import styles from './account-menu.module.css'

/** Visitors, who have no menu, do not fetch it. */
const load = () => import('./account-menu')
const Menu = lazy(async () => ({ default: (await load()).AccountMenu }))
const Sheet = lazy(async () => ({ default: (await load()).AccountSheet }))

/** The account's menu, once somebody is signed in. */
export function LateAccountMenu(props: AccountMenuProps) {
  const user = useUser()
  useEffect(noticeReturn, [])
  const loading = <span className={styles.loading}>{firstMessages.session.loading}</span>
  if (user === undefined) return loading
  return (
    user && (
      <Suspense fallback={loading}>
        <Menu {...props} />
      </Suspense>
    )
  )
}

/** The same in the sheet of a narrow screen. */
export function LateAccountSheet(props: AccountSheetProps) {
  const user = useUser()
  return (
    user && (
      <Suspense>
        <Sheet {...props} />
      </Suspense>
    )
  )
}
