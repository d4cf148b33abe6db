'use client'

import NextLink from 'next/link'
import { pathIn } from '@/lib/languages/languages'
import { useLanguage } from './language/use-language'

interface LinkProps extends Omit<React.ComponentProps<typeof NextLink>, 'href'> {
  /** An address of ours, without a language: it leads to the page in the reader's. */
  href: string
}

/** A link to another page of the product, without prefetching: most pages are about one person, and cost a query. */
export function Link({ href, ...link }: LinkProps) {
  return <NextLink prefetch={false} {...link} href={pathIn(useLanguage(), href)} />
}
