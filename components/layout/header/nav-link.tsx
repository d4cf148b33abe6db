'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

interface NavLinkProps {
  href: string
  children: React.ReactNode
}

/** A link of the header that says when it leads to the page one is on. */
export function NavLink({ href, children }: NavLinkProps) {
  const isHere = usePathname() === href
  return (
    <Link href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
