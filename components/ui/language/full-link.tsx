'use client'

import { pathIn } from '@/lib/languages/languages'
import { useLanguage } from './use-language'

interface FullLinkProps extends React.ComponentProps<'a'> {
  href: string
}

/** A link to a page of the product that needs a full load, or a tab of its own; it brings nothing of the router's. */
export function FullLink({ href, ...link }: FullLinkProps) {
  return <a {...link} href={pathIn(useLanguage(), href)} />
}
