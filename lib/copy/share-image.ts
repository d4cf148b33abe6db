import type { Metadata } from 'next'
import { CARD } from '../disc/circle/card'
import { STYLE_CONTENT } from '../disc/content/all'
import type { StyleCode } from '../disc/styles'
import { PRODUCT } from '../product'
import { cardPath } from '../routes'
import { meta } from './landing'

/** In pixels, as those who show it ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What a link to a public page shows, where the page has no picture of its own (app/[locale]/share-image). */
export const SHARE_IMAGE = {
  url: '/share-image',
  type: 'image/png',
  alt: meta.shareAlt,
  ...SHARE_SIZE,
}

/**
 * Of a public page. As a file of Next's at the root it would be every page's, and Next would work it out for each
 * page of a person as well: 4 % of a page.
 */
export const SHARED_PAGE = { openGraph: { images: [SHARE_IMAGE] } } satisfies Metadata

/** For `openGraph` of the pages that stand for the whole site. */
export const SHARED_SITE = {
  siteName: PRODUCT,
  type: 'website',
  images: [SHARE_IMAGE],
} satisfies Metadata['openGraph']

/** The picture that a link to a style shows: the wide card. */
export function cardImage(code: StyleCode) {
  const { name, nickname } = STYLE_CONTENT[code]
  const { width, height } = CARD.wide
  const alt = `${name}, “${nickname}”: the DISC style ${code}`
  return { url: cardPath(code, 'wide'), type: 'image/png', alt, width, height }
}

/** The picture of a kind of link that people send each other (app/[locale]/share-image/[kind]): the same for every one of them. */
export function linkImage(kind: LinkKind, alt: string) {
  return { url: `/share-image/${kind}`, type: 'image/png', alt, ...SHARE_SIZE }
}

/** The picture of a page of one or two letters, by the end of its path (app/[locale]/share-image/disc). */
export function lettersImage(name: string) {
  return { url: `/share-image/disc/${name}`, type: 'image/png', alt: lettersAlt, ...SHARE_SIZE }
}

const lettersAlt = 'One or two letters of DISC, beside the circle with them lit'

export const LINK_KINDS = ['compare', 'join'] as const
type LinkKind = (typeof LINK_KINDS)[number]

interface Unfurled {
  title: string
  text: string
  image: ReturnType<typeof linkImage>
}

/** What a chat shows of a link that is pasted there. */
export function unfurl({ title, text, image }: Unfurled) {
  return {
    description: text,
    openGraph: { title, description: text, siteName: PRODUCT, images: [image] },
    twitter: { card: 'summary_large_image', title, description: text },
  } satisfies Metadata
}
