'use client'

import { useEffect } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import { keepReport } from '@/lib/client/device/keep-report'
import { textPage } from '@/lib/client/device/text-page'
import { sayToReader } from '@/lib/client/reader-date'
import { keptReport as words } from '@/lib/copy/device'

/** Safari has no idle callback. */
const LATER_MS = 500

interface KeepReportProps {
  resultId: string
  isInAccount: boolean
}

/** Keeps the text of the open report on this device, once the browser has nothing better to do. */
export function KeepReport({ resultId, isInAccount }: KeepReportProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const main = document.getElementById(MAIN_ID)
      if (!main) return
      const notice = words.notice(sayToReader(new Date().toISOString()))
      const html = textPage(main, { notice, again: words.again })
      // Without it the report is read as ever, with a connection.
      keepReport({ resultId, html, isInAccount }).catch(() => {})
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [resultId, isInAccount])
  return null
}
