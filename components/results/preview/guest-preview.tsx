import { useWords } from '#words'
import { Link } from '@/components/ui/link'
import '@/components/ui/print.css'
import type { OwnShare } from '@/lib/disc/result/own-share'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { claimedResultPath, registerPath, routes } from '@/lib/routes'
import { AgainLinks } from '../again-links'
import { HowSure } from '../notes/how-sure'
import { AnswerOthers } from '../offer/answer-others'
import { BuyCard } from '../offer/buy-card'
import { ReportWays } from '../offer/report-ways'
import { ReportLink } from '../offer/sales-link'
import { OwnLinks } from '../own-links'
import styles from '../result-body.module.css'
import { BandTable } from '../scores/letter-tables'
import { MailResult } from '../share/mail-result'
import { OwnStory } from '../share/own-story'
import { Share } from '../share/share'
import { CoreTraits } from '../style/core-traits'
import { KeyTraits } from '../style/key-traits'
import { Keywords } from '../style/keywords'
import { LockedScores } from './locked-scores'
import { PreviewHero } from './preview-hero'

interface GuestPreviewProps {
  preview: ResultPreview
  isSignedIn: boolean
  /** Not only opened by a mailed link. */
  isOwn: boolean
  /** While payments are not open: the free way. */
  notice: React.ReactNode
  /** Comparisons of two that the guest is part of. */
  pairs?: React.ReactNode
  /** The link to the style, if its owner shares it. */
  share?: OwnShare | null
  /** Another person whose link has led here. */
  beside?: React.ReactNode
}

/** Everything a guest may see of their result before paying. */
export function GuestPreview(props: GuestPreviewProps) {
  const { preview, isSignedIn, isOwn, notice, pairs, share = null, beside } = props
  const { unlocked, resultId, named, bands, style, missing } = preview
  const isFew = missing > 0 && !unlocked
  return (
    <>
      <PreviewHero preview={preview} isOwn={isOwn}>
        {isFew ? (
          isOwn && <AnswerOthers result={preview} />
        ) : (
          <>
            <ReportWays unlocked={unlocked} free={notice}>
              {(look) => <ReportLink preview={preview} className={look} />}
            </ReportWays>
            {isOwn && <Share resultId={resultId} style={style} share={share} />}
          </>
        )}
      </PreviewHero>
      <div className={`print:block! container grid medium:grid-cols-1! items-start ${styles.body}`}>
        <div>
          {beside}
          <HowSure
            named={named}
            offer={isOwn ? preview : undefined}
            again={isOwn ? routes.guestAssessment : null}
          >
            <BandTable bands={bands} />
          </HowSure>
          {!isFew && (
            <>
              <div className="grid gap-8.5 pt-7">
                <Keywords of={style.keywords} />
                <CoreTraits preview={preview} />
              </div>
              <LockedScores bands={bands}>
                <NumbersLine preview={preview} isSignedIn={isSignedIn} />
              </LockedScores>
              <KeyTraits preview={preview} />
            </>
          )}
          {pairs && <div className="pt-[clamp(34px,4.6vw,48px)]">{pairs}</div>}
        </div>
        {!unlocked && !isFew && (
          <div className="print:hidden!">
            <BuyCard preview={preview} isFree={notice !== null} />
          </div>
        )}
      </div>
      {!isFew && <OwnStory code={style.code} />}
      <div className="print:hidden! container pt-8 pb-16">
        {isOwn && !isSignedIn && !isFew && <MailResult resultId={resultId} />}
        <AgainLinks>
          {isOwn && <OwnLinks resultId={resultId} isInAccount={isSignedIn} />}
        </AgainLinks>
      </div>
    </>
  )
}

interface NumbersLineProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  isSignedIn: boolean
}

/** Where the exact numbers are. */
function NumbersLine({ preview: { resultId, unlocked }, isSignedIn }: NumbersLineProps) {
  const words = useWords('results.preview')
  if (isSignedIn) {
    return (
      <Link className="link" href={claimedResultPath(resultId)}>
        {words.detailed}
      </Link>
    )
  }
  return (
    <span>
      <span>{unlocked ? words.inReport : words.free}</span>{' '}
      <Link className="font-600 text-ink" href={registerPath(resultId)}>
        {words.account}
      </Link>
    </span>
  )
}
