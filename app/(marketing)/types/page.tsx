import type { Metadata } from 'next'
import { AssessmentBand } from '@/components/types/assessment-band'
import { OverviewHero } from '@/components/types/overview-hero'
import { TypeGroups } from '@/components/types/type-groups'
import { overview } from '@/lib/copy/types/overview'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...overview.meta, alternates: { canonical: routes.types } }

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
