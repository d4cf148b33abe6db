'use client'

import { useEffect } from 'react'
import { useRouter } from '@/components/ui/language/use-router'

const FIRST_MS = 2_000
const LONGEST_MS = 10_000

/** Asks the server for the page again, less and less often. */
export function AskAgain() {
  const router = useRouter()
  useEffect(() => {
    let pause = FIRST_MS
    let timer = setTimeout(ask, pause)
    function ask() {
      router.refresh()
      pause = Math.min(pause * 1.5, LONGEST_MS)
      timer = setTimeout(ask, pause)
    }
    return () => clearTimeout(timer)
  }, [router])
  return null
}
