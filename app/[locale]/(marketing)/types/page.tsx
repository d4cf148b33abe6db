import type { Metadata } from 'next'
import { AssessmentBand } from '@/components/types/assessment-band'
import { OverviewHero } from '@/components/types/overview-hero'
import { TypeGroups } from '@/components/types/type-groups'
import { overview } from '@/lib/copy/types/overview'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.types)
  return { ...overview.meta, alternates }
}

const types = STYLE_CODES.flatMap((code) => freeStyle(code) ?? [])

export default function TypesPage() {
  return (
    <>
      <OverviewHero />
      <TypeGroups types={types} />
      <AssessmentBand title={overview.closing} text={overview.band} />
    </>
  )
}
