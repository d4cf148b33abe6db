import '@/app/utilities-public.css'
import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { readOpenGraph } from '@/lib/languages/of-page'

export async function generateMetadata(): Promise<Metadata> {
  return { openGraph: { ...SHARED_PAGE.openGraph, ...(await readOpenGraph()) } }
}

export default function MarketingLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return <PageFrame isPlain>{children}</PageFrame>
}
