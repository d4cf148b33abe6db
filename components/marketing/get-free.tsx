'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** While payments are not open: to the result that opens for free, or to the assessment where there is none yet. */
export function GetFree({ children }: { children: React.ReactNode }) {
  const [href, setHref] = useState<string>(routes.guestAssessment)
  useEffect(() => {
    // public/before-paint.js knows; what it knows is no right to anything.
    const { session, guest } = document.documentElement.dataset
    if (session === 'kept') setHref(routes.assessment)
    else if (guest === 'holds') setHref(routes.enhancedGuestResults)
  }, [])
  return (
    <Link className="btn btn-inverse" href={href}>
      {children}
    </Link>
  )
}
