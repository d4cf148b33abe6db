import '@/app/utilities-first.css'
import type { Metadata } from 'next'
import { Assessment } from '@/components/assessment/assessment'
import { drawFirst } from '@/components/assessment/flow/draw-first'
import { NeedsCookies } from '@/components/assessment/needs-cookies'
import { NeedsScript } from '@/components/layout/needs-script'
import { GuestResultLink } from '@/components/results/guest-result-link'
import { FullLink } from '@/components/ui/language/full-link'
import { testMeta } from '@/lib/copy/landing'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { readOpenGraph, readVersions } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'
import { PAGE_QUESTIONS } from '@/lib/server/assessments/questions'
import { env } from '@/lib/server/base/env'

export async function generateMetadata(): Promise<Metadata> {
  const { alternates } = await readVersions(routes.guestAssessment)
  return {
    ...testMeta,
    alternates,
    openGraph: { ...SHARED_PAGE.openGraph, ...(await readOpenGraph()) },
  }
}

/** The same for everyone, so it is static: it brings the questions, and the browser keeps the answers. */
export default function GuestAssessmentPage() {
  return (
    <NeedsScript
      title="The assessment needs JavaScript"
      text={
        <span>
          It keeps your answers in this browser as you go, and JavaScript is switched off here.
          Switch it on in the browser’s settings and reload this page. Without it you can still read
          about <FullLink href={routes.types}>the sixteen styles</FullLink> and{' '}
          <FullLink href={routes.method}>how we measure</FullLink>.
        </span>
      }
    >
      <NeedsCookies>
        <Assessment
          who={{ kind: 'guest', questions: PAGE_QUESTIONS }}
          before={<GuestResultLink />}
        />
      </NeedsCookies>
      {/* Its text is allowed by its hash, which a page that is rendered for a developer has not. */}
      {env.isProduction && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours.
        <script dangerouslySetInnerHTML={{ __html: `(${drawFirst})()` }} />
      )}
    </NeedsScript>
  )
}
