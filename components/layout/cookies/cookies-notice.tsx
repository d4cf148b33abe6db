'use client'

import { Notice } from '@/components/ui/notice'
import { messages } from '@/lib/messages'
import styles from './cookies-notice.module.css'
import { useCookiesBlocked } from './use-cookies-blocked'

/** Where something hangs on a cookie: says that this browser keeps none, and what to do. */
export function CookiesNotice() {
  return (
    useCookiesBlocked() && (
      <div role="alert" className={styles.place}>
        <Notice kind="danger">{messages.cookies.blocked}</Notice>
      </div>
    )
  )
}
