import type { Metadata } from 'next'

/** Of a page that shows what is one person's: nobody finds it by search. */
export const PRIVATE_PAGE = { robots: { index: false } } satisfies Metadata
