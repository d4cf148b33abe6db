import type { Metadata } from 'next'

/** Of a page that shows what is one person's: nobody finds it by search, and a link to it has no picture to show. */
export const PRIVATE_PAGE = {
  robots: { index: false },
  openGraph: null,
} satisfies Metadata
