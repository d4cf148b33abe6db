'use client'

import { CircleCheck, X } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { FROM_PARAM } from '@/lib/routes'

/** Says once what has just happened: after it is dismissed, a reload does not bring it back. */
export function ArrivalBanner({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div
      className="print:hidden! border-b bg-success-tint font-600 text-success [border-color:color-mix(in_srgb,var(--success)_25%,transparent)]"
      role="status"
    >
      <div className="container flex min-h-14 items-center gap-3 px-0 py-1.5">
        <Icon of={CircleCheck} />
        <span>{children}</span>
        <button
          type="button"
          className="bare my-0 -mr-3 ml-auto grid size-11 flex-none place-items-center rounded-circle hover:[background-color:color-mix(in_srgb,var(--success)_12%,transparent)]"
          aria-label="Dismiss"
          onClick={() => {
            setShown(false)
            forgetArrival()
          }}
        >
          <Icon of={X} />
        </button>
      </div>
    </div>
  )
}

/** Takes the mark of where the person came from out of the address. */
function forgetArrival(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(FROM_PARAM)
  window.history.replaceState(null, '', url)
}
