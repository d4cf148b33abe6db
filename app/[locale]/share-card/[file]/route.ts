import { notFound } from 'next/navigation'
import { styleCard } from '@/components/marketing/pictures/style-card'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { LANGUAGES } from '@/lib/languages/languages'
import { CARDS } from '../cards'

/** Drawn by the build, two of each style: nothing is fetched, and nothing in them is about a person. */
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return LANGUAGES.flatMap((locale) => CARDS.map(({ file }) => ({ locale, file })))
}

interface Context {
  params: Promise<{ file: string }>
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const card = CARDS.find((one) => one.file === file)
  const style = card && freeStyle(card.code)
  return style ? styleCard(style, card.shape) : notFound()
}
