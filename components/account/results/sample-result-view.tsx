import { AgainLinks } from '@/components/results/again-links'
import { HowSure } from '@/components/results/notes/how-sure'
import body from '@/components/results/result-body.module.css'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { KeyTraits } from '@/components/results/style/key-traits'
import { Link } from '@/components/ui/link'
import { DURATION } from '@/lib/copy/landing'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { messages } from '@/lib/messages'
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
  const words = messages.results.sample[who]
  const assessment = isSignedIn ? routes.assessment : routes.guestAssessment
  const price = `Unlock Complete Report - ${formatCents(REPORT_CENTS)}`
  return (
    <>
      <AccountHero result={result}>
        {!PAYMENTS_OPEN && (
          <div className="grid gap-xs narrow-full">
            <Link className="btn lg" href={assessment}>
              {words.take}
            </Link>
            <p className="sm">{messages.previewMode.line[who]}</p>
          </div>
        )}
        <div className="grid gap-xs narrow-full">
          <Link className={PAYMENTS_OPEN ? 'btn lg' : 'btn lg outline'} href={assessment}>
            {price}
          </Link>
          <p className="sm">{messages.previewMode.leads.assessment}</p>
        </div>
        <Link className="link" href={routes.sampleReport}>
          See a sample report
        </Link>
      </AccountHero>
      <div className={`wrap grid start ${body.body} ${styles.body}`}>
        <div>
          <HowSure named={result.named}>
            <NumberTable lines={result.scoreLines} />
          </HowSure>
          <RevealRings lines={result.scoreLines} />
          <KeyTraits preview={result} />
          <section
            className={`grid gap-m lined-top left ${styles.own}`}
            aria-labelledby="own-result"
          >
            <h2 id="own-result" className="d3">
              This one is made up. Yours takes {DURATION}.
            </h2>
            <p className="mut">{words.own}</p>
            <Link className="narrow-full btn lg" href={assessment}>
              {words.take}
            </Link>
          </section>
          <AgainLinks isInAccount />
        </div>
      </div>
    </>
  )
}
