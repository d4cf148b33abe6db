'use client'

import Link from 'next/link'
import { routes } from '@/lib/routes'

interface LogoLinkProps {
  label: string
  className?: string
  children: React.ReactNode
}

/** Leads home; at home it leads to the top. */
export function LogoLink({ label, className, children }: LogoLinkProps) {
  return (
    <Link
      className={className}
      href={routes.home}
      aria-label={label}
      // Home is full of drawings; nobody who is elsewhere needs it in advance.
      prefetch={false}
      onClick={(event) => {
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (elsewhere || location.pathname !== routes.home) return
        event.preventDefault()
        // The style sheet decides whether that glides: not for those who asked for less motion.
        scrollTo({ top: 0 })
        if (location.hash) history.replaceState(history.state, '', routes.home)
      }}
    >
      {children}
    </Link>
  )
}
