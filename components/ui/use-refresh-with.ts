'use client'

import { startTransition } from 'react'
import { useRouter } from '@/components/ui/language/use-router'

/**
 * Changes state and refreshes the page in one step. In two steps, the second one would move the page under the pointer.
 */
export function useRefreshWith(): (change: () => void) => void {
  const router = useRouter()
  return (change) =>
    startTransition(() => {
      change()
      router.refresh()
    })
}
