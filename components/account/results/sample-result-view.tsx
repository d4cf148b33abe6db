import { AgainLinks } from '@/components/results/again-links'
import { HowSure } from '@/components/results/notes/how-sure'
import body from '@/components/results/result-body.module.css'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { KeyTraits } from '@/components/results/style/key-traits'
import { Link } from '@/components/ui/link'
import { DURATION } from '@/lib/copy/landing'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { previewModeMessages } from '@/lib/messages/preview-mode'
import { resultsMessages } from '@/lib/messages/results'
import { formatCents, PAYMENTS_OPEN, REPORT_CENTS } from '@/lib/pricing'
import { routes } from '@/lib/routes'
import { AccountHero } from './account-hero'
import { RevealRings } from './reveal-rings'
import styles from './sample-result.module.css'

interface SampleResultViewProps {
  result: AccountResult
  /** A person with an account is offered none. */
  isSignedIn?: boolean
}

/** The preview of a result, of the public sample: exact scores behind four gauges, and every way leads to one's own. */
export function SampleResultView({ result, isSignedIn = false }: SampleResultViewProps) {
  const who = isSignedIn ? 'person' : 'visitor'
  const words = resultsMessages.sample[who]
  const assessment = isSignedIn ? routes.assessment : routes.guestAssessment
  const price = `Unlock Complete Report - ${formatCents(REPORT_CENTS)}`
  return (
    <>
      <AccountHero result={result}>
        {!PAYMENTS_OPEN && (
          <div className="grid narrow:w-full! gap-2">
            <Link className="btn btn-large" href={assessment}>
              {words.take}
            </Link>
            <p className="text-sm">{previewModeMessages.line[who]}</p>
          </div>
        )}
        <div className="grid narrow:w-full! gap-2">
          <Link
            className={PAYMENTS_OPEN ? 'btn btn-large' : 'btn btn-large btn-outline'}
            href={assessment}
          >
            {price}
          </Link>
          <p className="text-sm">{previewModeMessages.leads.assessment}</p>
        </div>
        <Link className="link" href={routes.sampleReport}>
          See a sample report
        </Link>
      </AccountHero>
      <div className={`container grid items-start ${body.body} ${styles.body}`}>
        <div>
          <HowSure named={result.named}>
            <NumberTable lines={result.scoreLines} />
          </HowSure>
          <RevealRings lines={result.scoreLines} />
          <KeyTraits preview={result} />
          <section
            className="mt-16 narrow:mt-12 grid justify-items-start gap-4 border-line border-t narrow:pt-11 pt-14"
            aria-labelledby="own-result"
          >
            <h2 id="own-result" className="text-d3">
              This one is made up. Yours takes {DURATION}.
            </h2>
            <p className="text-ink-2">{words.own}</p>
            <Link className="btn btn-large mt-2.5 narrow:w-full!" href={assessment}>
              {words.take}
            </Link>
          </section>
          <AgainLinks isInAccount />
        </div>
      </div>
    </>
  )
}
