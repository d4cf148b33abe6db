'use client'

import { useEffect } from 'react'
import { useUser } from '@/components/account/auth/use-user'
import { late } from '@/components/ui/late'
import { noticeReturn } from '@/lib/client/provider-return'
import { firstMessages } from '@/lib/first-messages'
import styles from './account-menu.module.css'

/** Visitors, who have no menu, do not fetch it. */
const load = () => import('./account-menu')
const loading = (
  <span className={`xs faint own-line ${styles.loading}`}>{firstMessages.session.loading}</span>
)
const Menu = late(async () => (await load()).AccountMenu, loading)
const Sheet = late(async () => (await load()).AccountSheet)

/** The account's menu, once somebody is signed in. */
export function LateAccountMenu() {
  const user = useUser()
  useEffect(noticeReturn, [])
  if (user === undefined) return loading
  return user && <Menu />
}

/** The same in the sheet of a narrow screen. */
export function LateAccountSheet() {
  const user = useUser()
  return user && <Sheet />
}
