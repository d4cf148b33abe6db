import { Info, Lock } from 'lucide'
import { BandRose } from '@/components/charts/rose/band-rose'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LETTER_NAMES, perLetter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'
import { AgainLinks } from './again-links'
import { DoubtLine } from './notes/doubt-line'
import { ReportLink } from './offer/sales-link'
import { OwnLinks } from './own-links'
import styles from './short-result.module.css'
import { heroTone } from './style/hero-tone'
import { KeyTraits } from './style/key-traits'

/** The same for everyone: the decoy says nothing about the person's own bands. */
const DECOY_BANDS = perLetter(() => 'MED' as const)

interface ShortResultProps {
  preview: ResultPreview
  isSignedIn: boolean
  /** Not only opened by a mailed link. */
  isOwn: boolean
}

/** The short result: the primary letter, the style's name and the free traits. */
export function ShortResult({ preview, isSignedIn, isOwn }: ShortResultProps) {
  const { style, named, primary, unlocked, resultId, missing } = preview
  const isFew = missing > 0 && !unlocked
  return (
    <>
      <section className={`${heroTone(named.doubt)} hero`}>
        <div className={`wrap grid middle narrow-stack ${styles.row}`}>
          <div>
            <div className={`grid gap-s tight ${styles.letter}`}>
              <DoubtLine doubt={named.doubt} />
              <p>
                Your primary type is <b>{LETTER_NAMES[primary]}</b>
              </p>
            </div>
            <h1 className={`d2 ${styles.name}`}>{isFew ? `${named.title}.` : style.name}</h1>
            {!isFew && (
              <p className={`tone-${primary} nickname ${styles.nickname}`}>
                <span>{`“${style.nickname}”`}</span> <b>{style.code}</b>
              </p>
            )}
            <div>
              {unlocked ? (
                <ReportLink preview={preview} className="btn lg" />
              ) : (
                <Link
                  className="narrow-full btn lg"
                  href={forResult(routes.enhancedGuestResults, resultId)}
                >
                  See your full preview
                </Link>
              )}
            </div>
          </div>
          <div className={`center relative ${styles.picture}`}>
            <BandRose bands={DECOY_BANDS} size={230} className={styles.decoy} />
            {!unlocked && (
              <span className={`center lined surface round ${styles.lock}`}>
                <Icon of={Lock} />
              </span>
            )}
          </div>
        </div>
      </section>
      <div className={`wrap ${styles.body}`}>
        <p className={`flex baseline gap-s mut ${styles.ranges}`}>
          <Icon of={Info} className={`rigid ${styles.small}`} />
          <span>
            <span>
              This short page leaves the bands of your four letters out. The full preview shows
              them, free.
            </span>{' '}
            {unlocked && (
              <Link
                className="ink semibold"
                href={forResult(routes.enhancedGuestResults, resultId)}
              >
                See your full preview
              </Link>
            )}
          </span>
        </p>
        {!isFew && <KeyTraits preview={preview} />}
        <AgainLinks>
          {isOwn && <OwnLinks resultId={resultId} isInAccount={isSignedIn} />}
        </AgainLinks>
      </div>
    </>
  )
}
