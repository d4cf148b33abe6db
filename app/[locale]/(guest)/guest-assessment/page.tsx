import '@/app/utilities-first.css'
import type { Metadata } from 'next'
import { useSay, useWords } from '#words'
import { Assessment } from '@/components/assessment/assessment'
import { AssessmentWords } from '@/components/assessment/assessment-words'
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
import type { Tag } from '@/lib/words/message'
import { Words } from '@/lib/words/words'

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
  const { title, text } = useWords('assessment.pages').noScript
  const say = useSay()
  const types: Tag = (link) => <FullLink href={routes.types}>{link}</FullLink>
  const method: Tag = (link) => <FullLink href={routes.method}>{link}</FullLink>
  return (
    <NeedsScript title={title} text={<span>{say(text, { types, method })}</span>}>
      <AssessmentWords>
        <Words of={['assessment.cookies']}>
          <NeedsCookies>
            <Assessment
              who={{ kind: 'guest', questions: PAGE_QUESTIONS }}
              before={<GuestResultLink />}
            />
          </NeedsCookies>
        </Words>
      </AssessmentWords>
      {/* Its text is allowed by its hash, which a page that is rendered for a developer has not. */}
      {env.isProduction && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours.
        <script dangerouslySetInnerHTML={{ __html: `(${drawFirst})()` }} />
      )}
    </NeedsScript>
  )
}
