import { CircleCheck, Info } from 'lucide'
import { bandsLabel } from '@/components/charts/chart-labels'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { BandRose } from '@/components/charts/rose/band-rose'
import { styleTitle } from '@/components/results/style/style-title'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { messages } from '@/lib/messages'
import { forResult, routes } from '@/lib/routes'
import styles from './claim.module.css'

/** What registering opens, for a visitor with a guest result. */
export function ClaimBanner() {
  return (
    <p className={`grid middle gap-s semibold good tight ${styles.banner}`}>
      <Icon of={CircleCheck} />
      {messages.register.bannerWithResults}
    </p>
  )
}

const STAYS = 'Your result stays in this browser, with or without an account.'

/** Who may open an account here, where it is restricted. */
export function SignUpRule({ rule, holdsResult }: { rule: string; holdsResult: boolean }) {
  return (
    <p className={`grid middle gap-s semibold good tight ${styles.banner}`}>
      <Icon of={Info} />
      <span>{holdsResult ? `${rule} ${STAYS}` : rule}</span>
    </p>
  )
}

interface MovingResultProps {
  result: { result_id: string; headline: string; completed_at: string }
}

/** Says before signing in that the browser's guest result will join the account: it may be another person's. */
export function MovingResult({ result: { result_id, headline, completed_at } }: MovingResultProps) {
  return (
    <p className={`grid middle gap-s semibold good tight ${styles.banner}`}>
      <Icon of={Info} />
      <span>
        When you sign in, the result from <When at={completed_at} /> in this browser (
        <span>{styleTitle(headline)}</span>) joins your account. Not yours?{' '}
        <Link href={forResult(routes.enhancedGuestResults, result_id)}>
          Open it and delete it first
        </Link>
        .
      </span>
    </p>
  )
}

/** The result that the account will hold, as its guest may see it: in bands. */
export function claimPicture({ named, bands, unlocked }: ResultPreview) {
  return {
    wide: (
      <figure className={styles.figure}>
        <BandRose bands={bands} size={430} label={`Your pattern by band. ${bandsLabel(bands)}`} />
        <figcaption className="row gap-m middles">
          <StyleCodeMarks code={named.code} size={32} decorative />
          <span>
            <b className="own-line ink">{styleTitle(named.title)}</b>
            <span>{`${named.doubt.text}.`}</span>{' '}
            <span>
              {unlocked
                ? 'Your complete report comes along.'
                : 'Your exact scores open with the account.'}
            </span>
          </span>
        </figcaption>
      </figure>
    ),
    narrow: <BandRose bands={bands} size={112} />,
  }
}
