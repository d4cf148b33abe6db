import type { Metadata } from 'next'

/** For a page about one person: search engines must not list it. */
export const PRIVATE_PAGE = { robots: { index: false } } satisfies Metadata
