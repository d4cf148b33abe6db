'use client'

import { Printer } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** Opens the browser's printing. */
export function PrintButton() {
  return (
    <button type="button" className="btn" onClick={() => window.print()}>
      <Icon of={Printer} />
      Print
    </button>
  )
}
