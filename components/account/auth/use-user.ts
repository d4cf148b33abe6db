import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  type KeptUser,
  parseUser,
  readUser,
  readUserText,
  watchSession,
} from '@/lib/client/session'

/** The person this browser keeps, for display only; null for a visitor, undefined until the browser was asked. */
export function useUser(): KeptUser | null | undefined {
  const text = useSyncExternalStore(watchSession, readUserText, () => undefined)
  const user = useMemo(() => (text ? parseUser(text) : (text as null | undefined)), [text])
  useEffect(() => {
    // Says so and clears it; the store then says that it keeps no person.
    if (text !== undefined && text !== null && user === null) readUser()
  }, [text, user])
  return user
}
