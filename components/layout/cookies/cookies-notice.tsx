'use client'

import { Notice } from '@/components/ui/notice'
import { messages } from '@/lib/messages'
import { useCookiesBlocked } from './use-cookies-blocked'

/** Says that this browser blocks cookies, and what to do, where something needs one. */
export function CookiesNotice() {
  return (
    useCookiesBlocked() && (
      <div role="alert" className="mt-4">
        <Notice kind="danger">{messages.cookies.blocked}</Notice>
      </div>
    )
  )
}
