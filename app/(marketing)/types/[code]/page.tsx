import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TypeView } from '@/components/types/type-view'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { typePath } from '@/lib/routes'

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
  return {
    title: `${name}, DISC style ${code}`,
    description: `“${nickname}”: a day at work, at their best and under pressure, with each of the four letters, and what helps people with the DISC style ${code}.`,
    alternates: { canonical: typePath(code) },
    openGraph: { url: typePath(code), type: 'article' },
    twitter: { card: 'summary_large_image' },
  }
}

export default async function TypePage(props: Props) {
  return <TypeView type={await requireType(props)} types={types} />
}
