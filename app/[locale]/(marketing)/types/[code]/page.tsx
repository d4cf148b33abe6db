import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleGraph } from '@/components/marketing/graphs'
import { StructuredData } from '@/components/marketing/structured-data'
import { TypeView } from '@/components/types/type-view'
import { cardImage } from '@/lib/copy/share-image'
import { overview, styleMeta } from '@/lib/copy/types/overview'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { readLanguage, readVersions } from '@/lib/languages/of-page'
import { routes, typePath } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

interface Props {
  params: Promise<{ code: string }>
}

/** Only these sixteen exist; any other path under /types leads home, as everywhere. */
export const dynamicParams = false

export function generateStaticParams() {
  return STYLE_CODES.map((code) => ({ code: code.toLowerCase() }))
}

/** The free part of every style: nothing that is paid for reaches a public page. */
const types = STYLE_CODES.flatMap((code) => freeStyle(code) ?? [])

async function requireType({ params }: Props) {
  const { code } = await params
  return types.find((type) => type.code.toLowerCase() === code) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { code, name, nickname } = await requireType(props)
  const { alternates, openGraph } = await readVersions(typePath(code))
  return {
    ...styleMeta(code, name, nickname),
    alternates,
    openGraph: { ...openGraph, type: 'article', images: [cardImage(code)] },
    twitter: { card: 'summary_large_image' },
  }
}

export default async function TypePage(props: Props) {
  const type = await requireType(props)
  const { code, name, nickname } = type
  return (
    <>
      <StructuredData
        graph={articleGraph(env.appUrl, await readLanguage(), {
          path: typePath(code),
          ...styleMeta(code, name, nickname),
          above: [{ path: routes.types, title: overview.meta.title }],
        })}
      />
      <TypeView type={type} types={types} />
    </>
  )
}
