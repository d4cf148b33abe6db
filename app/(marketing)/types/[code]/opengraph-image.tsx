import { notFound } from 'next/navigation'
import { shareImage } from '@/components/marketing/share-image'
import { SHARE_SIZE } from '@/lib/copy/share-image'
import type { Letter } from '@/lib/disc/letters'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES, styleWords } from '@/lib/disc/styles'

export const alt = 'The name and nickname of a DISC style, beside the circle with its letters lit'
export const size = SHARE_SIZE
export const contentType = 'image/png'

/** Drawn at build time, one per style; nothing is fetched. */
export const dynamicParams = false

export function generateStaticParams() {
  return STYLE_CODES.map((code) => ({ code: code.toLowerCase() }))
}

export default async function Image({ params }: { params: Promise<{ code: string }> }) {
  const type = freeStyle((await params).code.toUpperCase())
  if (!type) notFound()
  const { code, name, nickname } = type
  const text = `“${nickname}” · DISC style ${code}: ${styleWords(code)}`
  return shareImage({ title: name, text, lit: [...code] as Letter[] })
}
