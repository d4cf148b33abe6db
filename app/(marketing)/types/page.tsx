import type { Metadata } from 'next'
import { AssessmentBand } from '@/components/types/assessment-band'
import { OverviewHero } from '@/components/types/overview-hero'
import { TypeGroups } from '@/components/types/type-groups'
import { freeStyle } from '@/lib/disc/result/texts-by-level'
import { STYLE_CODES } from '@/lib/disc/styles'
import { routes } from '@/lib/routes'

export const metadata: Metadata = {
  title: 'Sixteen styles, one circle',
  description:
    'The sixteen DISC styles with their names, nicknames and keywords: four single letters and twelve pairs.',
  alternates: { canonical: routes.types },
}

const types = STYLE_CODES.flatMap((code) => freeStyle(code) ?? [])

export default function TypesPage() {
  return (
    <>
      <OverviewHero />
      <TypeGroups types={types} />
      <AssessmentBand title="Which one is you?" />
    </>
  )
}
