import type { Metadata } from 'next'
import { ModelView } from '@/components/disc/model-view'
import { articleGraph } from '@/components/marketing/graphs'
import { StructuredData } from '@/components/marketing/structured-data'
import { model } from '@/lib/copy/disc/model'
import { readLanguage, readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

const { meta, title } = model

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.disc)
  return { ...meta, alternates }
}

export default async function DiscPage() {
  return (
    <>
      <StructuredData
        graph={articleGraph(env.appUrl, await readLanguage(), {
          path: routes.disc,
          title,
          description: meta.description,
          above: [],
        })}
      />
      <ModelView />
    </>
  )
}
