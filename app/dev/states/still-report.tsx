'use client'

import { useEffect, useState } from 'react'
import { ReportActionsView } from '@/components/report/pdf/report-actions'
import { showError, Toaster } from '@/components/ui/toaster'

const NO_WAIT = { waiting: false, words: null }

interface StillReportActionsProps {
  name?: string
  busy?: boolean
}

/** The ways to keep a report, in one state. The name can be changed; nothing is made. */
export function StillReportActions({ name: initial = '', busy = false }: StillReportActionsProps) {
  const [name, setName] = useState(initial)
  return <ReportActionsView pdf={{ name, setName, busy, wait: NO_WAIT, save: async () => {} }} />
}

/** A failure, said in the corner. */
export function ErrorToast({ message }: { message: string }) {
  useEffect(() => showError(message), [message])
  return <Toaster />
}
