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
      className="[border-color:color-mix(in_srgb,var(--success)_25%,transparent)] font-600 bg-success-tint text-success border-b print:hidden!"
      role="status"
    >
      <div className="container px-0 py-1.5 gap-3 flex items-center min-h-14">
        <Icon of={CircleCheck} />
        <span>{children}</span>
        <button
          type="button"
          className="bare rounded-circle my-0 size-11 place-items-center grid flex-none -mr-3 ml-auto hover:[background-color:color-mix(in_srgb,var(--success)_12%,transparent)]"
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
