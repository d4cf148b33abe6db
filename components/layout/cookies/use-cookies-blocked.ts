import { useSyncExternalStore } from 'react'
import { areCookiesBlocked } from '@/lib/client/cookies'

const never = () => () => undefined

/** Whether this browser keeps no cookies; false as long as nobody knows. */
export function useCookiesBlocked(): boolean {
  return useSyncExternalStore(never, areCookiesBlocked, () => false)
}
