import type { Metadata } from 'next'
import { Assessment } from '@/components/assessment/assessment'
import { NeedsCookies } from '@/components/assessment/needs-cookies'
import { NeedsScript } from '@/components/layout/needs-script'
import { GuestResultLink } from '@/components/results/guest-result-link'
import { testMeta } from '@/lib/copy/landing'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { routes } from '@/lib/routes'

export const metadata: Metadata = {
  ...testMeta,
  alternates: { canonical: routes.guestAssessment },
  ...SHARED_PAGE,
}

/** The same for everyone, so it is static; the browser loads the questions and keeps the answers. */
export default function GuestAssessmentPage() {
  return (
    <NeedsScript
      title="The assessment needs JavaScript"
      text={
        <span>
          It keeps your answers in this browser as you go, and JavaScript is switched off here.
          Switch it on in the browser’s settings and reload this page. Without it you can still read
          about <a href={routes.types}>the sixteen styles</a> and{' '}
          <a href={routes.method}>how we measure</a>.
        </span>
      }
    >
      <NeedsCookies>
        <Assessment who={{ kind: 'guest' }} before={<GuestResultLink />} />
      </NeedsCookies>
    </NeedsScript>
  )
}
