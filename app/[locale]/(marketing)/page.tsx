import type { Metadata } from 'next'
import { SharedTextures } from '@/components/charts/texture/texture'
import { MissingPage } from '@/components/layout/failure/missing-page'
import { Benefits } from '@/components/marketing/benefits'
import { ClosingBand } from '@/components/marketing/closing-band'
import { Faq } from '@/components/marketing/faq'
import { FourTypes } from '@/components/marketing/four-types'
import { landingGraph } from '@/components/marketing/graphs'
import { HomeHero } from '@/components/marketing/home-hero'
import { Pricing } from '@/components/marketing/pricing'
import { StructuredData } from '@/components/marketing/structured-data'
import { Teams } from '@/components/marketing/teams'
import { Testimonials } from '@/components/marketing/testimonials'
import { Understanding } from '@/components/marketing/understanding'
import { meta } from '@/lib/copy/landing'
import { SHARED_SITE } from '@/lib/copy/share-image'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import { readLanguage, readVersions } from '@/lib/languages/of-page'
import { pageMessages } from '@/lib/messages/page'
import { routes } from '@/lib/routes'
import { firstQuestions } from '@/lib/server/assessments/questions'
import { env } from '@/lib/server/base/env'
import { Words } from '@/lib/words/words'

const { title, description } = meta

export async function generateMetadata(): Promise<Metadata> {
  const { alternates, openGraph } = await readVersions(routes.home)
  return {
    title,
    description,
    alternates,
    openGraph: { title, description, ...openGraph, ...SHARED_SITE },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function HomePage() {
  return (
    <SharedTextures>
      <StructuredData graph={landingGraph(env.appUrl, await readLanguage())} />
      <Words of={['assessment.first']}>
        <HomeHero questions={firstQuestions()} total={QUESTION_COUNT} />
      </Words>
      <Understanding />
      <FourTypes />
      <Benefits />
      <Pricing />
      <Teams />
      <Testimonials />
      <Faq />
      <ClosingBand />
      <MissingPage>{pageMessages.missing}</MissingPage>
    </SharedTextures>
  )
}
