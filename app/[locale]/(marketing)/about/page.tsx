import type { Metadata } from 'next'
import { AboutView } from '@/components/about/about-view'
import { about } from '@/lib/copy/about'
import { readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.about)
  return { ...about.meta, alternates }
}

export default function AboutPage() {
  return <AboutView />
}
