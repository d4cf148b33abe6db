'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'

interface NavLinkProps {
  href: string
  children: React.ReactNode
}

/** A link of the header that says when it leads to the page one is on. */
export function NavLink({ href, children }: NavLinkProps) {
  const isHere = usePathname() === href
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
