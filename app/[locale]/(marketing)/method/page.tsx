import type { Metadata } from 'next'
import { MethodView } from '@/components/method/method-view'
import { meta } from '@/lib/copy/method'
import { readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'

const { title, description } = meta

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.method)
  return { title, description, alternates }
}

export default function MethodPage() {
  return <MethodView />
}
