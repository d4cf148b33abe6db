import { notFound } from 'next/navigation'
import { DISC_PAGES } from '@/app/[locale]/(marketing)/disc/[name]/pages'
import { shareImage } from '@/components/marketing/pictures/share-image'
import { around } from '@/lib/copy/disc/words'
import { lettersOf } from '@/lib/disc/letters'
import { LANGUAGES } from '@/lib/languages/languages'

/** Drawn by the build, one for each page of letters; nothing is fetched. */
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return LANGUAGES.flatMap((locale) => DISC_PAGES.map(({ name }) => ({ locale, name })))
}

interface Context {
  params: Promise<{ name: string }>
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
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
