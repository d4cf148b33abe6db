'use client'

import { Notice } from '@/components/ui/notice'
import { cookiesMessages } from '@/lib/messages/cookies'
import { useCookiesBlocked } from './use-cookies-blocked'

/** Says that this browser blocks cookies, and what to do, where something needs one. */
export function CookiesNotice() {
  return (
    useCookiesBlocked() && (
      <div role="alert" className="mt-4">
        <Notice kind="danger">{cookiesMessages.blocked}</Notice>
      </div>
    )
  )
}
