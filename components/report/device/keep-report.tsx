'use client'

import { useEffect } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import { keepReport } from '@/lib/client/device/keep-report'
import { textPage } from '@/lib/client/device/text-page'
import { sayToReader } from '@/lib/client/reader-date'
import { keptReport as words } from '@/lib/copy/device'

interface KeepReportProps {
  resultId: string
  isInAccount: boolean
}

/** Keeps the text of the open report on this device. */
export function KeepReport({ resultId, isInAccount }: KeepReportProps) {
  useEffect(
    () =>
      keepReport(() => {
        const main = document.getElementById(MAIN_ID)
        if (!main) return null
        const notice = words.notice(sayToReader(new Date().toISOString()))
        return { resultId, isInAccount, html: textPage(main, { notice, again: words.again }) }
      }),
    [resultId, isInAccount],
  )
  return null
}
