'use client'

import { useEffect, useState } from 'react'
import { AppBar } from '@/components/layout/header/app-bar'
import { HomeScreenCard } from '@/components/report/device/home-screen-card'
import { ReportActionsView } from '@/components/report/pdf/report-actions'
import { showError, Toaster } from '@/components/ui/toaster'
import { routes } from '@/lib/routes'

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

/** The offer of a place on the home screen; nothing is installed. */
export function StillHomeScreenCard({ way }: { way: 'button' | 'menu' }) {
  return <HomeScreenCard way={way} isInAccount onAdd={async () => {}} onDecline={() => {}} />
}

/** The bar of the installed app, as on the page of a report. */
export const StillAppBar = () => <AppBar path={routes.report} />
