import { useSyncExternalStore } from 'react'
import { areCookiesBlocked } from '@/lib/client/cookies'

const never = () => () => undefined

/** Whether this browser keeps no cookies; false until it is known. */
export function useCookiesBlocked(): boolean {
  return useSyncExternalStore(never, areCookiesBlocked, () => false)
}
