import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LetterView } from '@/components/disc/letter-view'
import { PairView } from '@/components/disc/pair-view'
import { articleGraph } from '@/components/marketing/graphs'
import { StructuredData } from '@/components/marketing/structured-data'
import { model } from '@/lib/copy/disc/model'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { readLanguage, readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'
import { env } from '@/lib/server/base/env'
import { DISC_PAGES } from './pages'

interface Props {
  params: Promise<{ name: string }>
}

/** Only these fourteen exist; any other path under /disc leads home, as everywhere. */
export const dynamicParams = false

export function generateStaticParams() {
  return DISC_PAGES.map(({ name }) => ({ name }))
}

/** The free part of every style: nothing that is paid for reaches a public page. */
const types = STYLE_CODES.flatMap((code) => freeStyle(code) ?? [])

async function requirePage({ params }: Props) {
  const { name } = await params
  return DISC_PAGES.find((page) => page.name === name) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { words, path, image } = await requirePage(props)
  const { alternates, openGraph } = await readVersions(path)
  return {
    ...words.meta,
    alternates,
    openGraph: { ...openGraph, type: 'article', images: [image] },
    twitter: { card: 'summary_large_image' },
  }
}

export default async function DiscPage(props: Props) {
  const { letters, words, path } = await requirePage(props)
  const { title, meta } = words
  const above = [{ path: routes.disc, title: model.title }]
  const article = { path, title, description: meta.description, above }
  return (
    <>
      <StructuredData graph={articleGraph(env.appUrl, await readLanguage(), article)} />
      {'letter' in letters ? (
        <LetterView letter={letters.letter} types={types} />
      ) : (
        <PairView pair={letters.pair} />
      )}
    </>
  )
}
