import { notFound } from 'next/navigation'
import { shareImage } from '@/components/marketing/pictures/share-image'
import { around } from '@/lib/copy/disc/words'
import { SHARE_SIZE } from '@/lib/copy/share-image'
import { lettersOf } from '@/lib/disc/letters'
import { DISC_PAGES } from './pages'

export const alt = 'One or two letters of DISC, beside the circle with them lit'
export const size = SHARE_SIZE
export const contentType = 'image/png'

/** Drawn at build time, one per page; nothing is fetched. */
export const dynamicParams = false

export function generateStaticParams() {
  return DISC_PAGES.map(({ name }) => ({ name }))
}

export default async function Image({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const page = DISC_PAGES.find((one) => one.name === name)
  if (!page) notFound()
  const { letters, words } = page
  return shareImage({
    title: words.title,
    text: around.model,
    lit: 'letter' in letters ? [letters.letter] : lettersOf(letters.pair),
  })
}
