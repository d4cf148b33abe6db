import { BandRose } from '@/components/charts/band-rose'
import { bandsLabel } from '@/components/charts/chart-labels'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import { CircleCheck } from '@/components/ui/signs'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { messages } from '@/lib/messages'
import styles from './claim.module.css'

/** Says what registering opens, to somebody who holds a guest result. */
export function ClaimBanner() {
  return (
    <p className={styles.banner}>
      <CircleCheck className="icon" aria-hidden="true" />
      {messages.register.bannerWithResults}
    </p>
  )
}

/** The result that the account will hold, as its guest may see it: in bands. */
export function claimPicture({ named, bands, unlocked }: ResultPreview) {
  return {
    wide: (
      <figure className={styles.figure}>
        <BandRose bands={bands} size={430} label={`Your pattern by band. ${bandsLabel(bands)}`} />
        <figcaption>
          <StyleCodeMarks code={named.code} size={32} decorative />
          <span>
            <b>{named.title}</b>
            {named.sureness}{' '}
            {unlocked
              ? 'Your complete report comes along.'
              : 'Your exact scores open with the account.'}
          </span>
        </figcaption>
      </figure>
    ),
    narrow: <BandRose bands={bands} size={112} />,
  }
}
