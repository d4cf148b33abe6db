'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

/**
 * Changes something here and fetches the page anew, and shows both in one step. In two, what comes second moves the page
 * under the pointer of a person who clicks on what came first.
 */
export function useRefreshWith(): (change: () => void) => void {
  const router = useRouter()
  return (change) =>
    startTransition(() => {
      change()
      router.refresh()
    })
}
