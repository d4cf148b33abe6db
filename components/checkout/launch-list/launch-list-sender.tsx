'use client'

import { useEffect } from 'react'
import { keepSending } from '@/lib/client/launch-list'

/** While a checkout page is open, addresses that did not arrive are sent again. */
export function LaunchListSender() {
  useEffect(() => keepSending(), [])
  return null
}
