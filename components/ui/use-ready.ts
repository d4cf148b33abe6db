import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated: before, and without JavaScript, what is pressed does what the browser makes of it. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
