import type { Metadata } from 'next'
import { ModelView } from '@/components/disc/model-view'
import { articleGraph } from '@/components/marketing/graphs'
import { StructuredData } from '@/components/marketing/structured-data'
import { model } from '@/lib/copy/disc/model'
import { routes } from '@/lib/routes'
import { env } from '@/lib/server/base/env'

const { meta, title } = model

export const metadata: Metadata = { ...meta, alternates: { canonical: routes.disc } }

export default function DiscPage() {
  return (
    <>
      <StructuredData
        graph={articleGraph(env.appUrl, {
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
