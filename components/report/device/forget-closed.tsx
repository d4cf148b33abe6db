'use client'

import { useEffect } from 'react'
import { forgetReportsOf } from '@/lib/client/device/forget-reports'

/** Deletes from this device the texts of reports that do not open any longer: deleted elsewhere, or locked again. */
export function ForgetClosed({ open }: { open: readonly string[] }) {
  useEffect(() => {
    void forgetReportsOf((id) => !open.includes(id))
  }, [open])
  return null
}
