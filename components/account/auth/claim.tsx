import { CircleCheck, Info } from 'lucide'
import { bandsLabel } from '@/components/charts/chart-labels'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { BandRose } from '@/components/charts/rose/band-rose'
import { styleTitle } from '@/components/results/style/style-title'
import { Icon } from '@/components/ui/icon'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { HeldResult } from '@/lib/guest-result'
import { messages } from '@/lib/messages'
import styles from './claim.module.css'
import { HeldResults } from './held-results'

/** What registering opens, for a visitor with a guest result, and which results it takes up. */
export function ClaimBanner({ held }: { held: readonly HeldResult[] }) {
  return (
    <>
      <p className={`grid middle gap-s semibold good tight ${styles.banner}`}>
        <Icon of={CircleCheck} />
        {messages.register.bannerWithResults}
      </p>
      <div className={styles.held}>
        <HeldResults results={held} />
      </div>
    </>
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
