import type { Metadata } from 'next'
import { AboutView } from '@/components/about/about-view'
import { about } from '@/lib/copy/about'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...about.meta, alternates: { canonical: routes.about } }

export default function AboutPage() {
  return <AboutView />
}
