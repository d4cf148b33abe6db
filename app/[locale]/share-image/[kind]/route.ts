import { notFound } from 'next/navigation'
import { shareImage } from '@/components/marketing/pictures/share-image'
import { LINK_KINDS } from '@/lib/copy/share-image'
import { unfurled } from '@/lib/copy/shared-style'
import { LANGUAGES } from '@/lib/languages/languages'

/** Drawn once, by the build: the pictures of links that people send each other, with nothing of a person or a group. */
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return LANGUAGES.flatMap((locale) => LINK_KINDS.map((kind) => ({ locale, kind })))
}

interface Context {
  params: Promise<{ kind: string }>
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind } = await params
  const asked = LINK_KINDS.find((one) => one === kind)
  return asked ? shareImage(unfurled[asked].picture) : notFound()
}
