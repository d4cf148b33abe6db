'use client'

import { useEffect } from 'react'
import { forgetReportsOf } from '@/lib/client/forget-reports'

/** Deletes from this device the texts of reports that do not open any more: deleted elsewhere, or locked again. */
export function ForgetClosed({ open }: { open: readonly string[] }) {
  useEffect(() => {
    void forgetReportsOf((id) => !open.includes(id))
  }, [open])
  return null
}
