import type { Metadata } from 'next'
import { meta } from './landing'

/** In pixels, as those who show it ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What a link to a public page shows, where the page has no picture of its own (app/share-image). */
export const SHARE_IMAGE = {
  url: '/share-image',
  type: 'image/png',
  alt: meta.shareAlt,
  ...SHARE_SIZE,
}

/**
 * Of a public page. As an opengraph-image.tsx at the root it would be every page's, and Next would work it out for each
 * page of a person as well: 4 % of a page.
 */
export const SHARED_PAGE = { openGraph: { images: [SHARE_IMAGE] } } satisfies Metadata
