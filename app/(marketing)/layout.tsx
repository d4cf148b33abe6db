import '@/app/utilities-public.css'
import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { SHARED_PAGE } from '@/lib/copy/share-image'

export const metadata: Metadata = SHARED_PAGE

export default function MarketingLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return <PageFrame isPlain>{children}</PageFrame>
}
