import { LETTERS } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { AgainLinks } from '../again-links'
import { CopyStyleLink } from '../copy-style-link'
import { DeleteResult } from '../delete-result'
import { LeadCard } from '../notes/lead-card'
import { isTied, SettleLink } from '../notes/settle-link'
import { AccountOffer } from '../offer/account-offer'
import { BuyCard } from '../offer/buy-card'
import { PriceDock } from '../offer/price-dock'
import { ReportLink } from '../offer/sales-link'
import styles from '../result-body.module.css'
import { CoreTraits } from '../style/core-traits'
import { KeyTraits } from '../style/key-traits'
import { LockedGrid } from './locked-grid'
import { LockedScores } from './locked-scores'
import { PreviewHero } from './preview-hero'

interface GuestPreviewProps {
  preview: ResultPreview
  isSignedIn: boolean
  /** Not only opened by a mailed link. */
  isOwn: boolean
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** Everything a guest may see of their result before paying. */
export function GuestPreview({ preview, isSignedIn, isOwn, notice }: GuestPreviewProps) {
  const { unlocked, resultId } = preview
  return (
    <>
      <PreviewHero preview={preview}>
        {isOwn && <SettleLink preview={preview} />}
        <ReportLink
          preview={preview}
          className={isOwn && isTied(preview) ? 'btn lg outline' : 'btn lg'}
        />
        <CopyStyleLink code={preview.style.code} />
      </PreviewHero>
      <div className={`wrap grid start medium-stack ${styles.body}`}>
        <div>
          <LeadCard named={preview.named} offer={isOwn ? preview : undefined} />
          <CoreTraits preview={preview} />
          <LockedScores preview={preview} title="Your four scores">
            {unlocked
              ? 'Here you see the bands. The exact numbers out of 100 are in your report.'
              : bandsNote(preview)}
          </LockedScores>
          <AccountOffer preview={preview} isSignedIn={isSignedIn} />
          <KeyTraits preview={preview} />
          <LockedGrid
            preview={preview}
            title={unlocked ? 'Open in your complete report' : 'Waiting in your complete report'}
          />
        </div>
        <BuyCard preview={preview} notice={notice} />
      </div>
      <AgainLinks>
        {isOwn && <DeleteResult resultId={resultId} isInAccount={isSignedIn} />}
      </AgainLinks>
      {!unlocked && !notice && (
        <PriceDock of="full-report">
          <ReportLink preview={preview} />
        </PriceDock>
      )}
    </>
  )
}

/** Explains the words under the bands, those that stand there. */
function bandsNote({ bands }: Pick<ResultPreview, 'bands'>): string {
  const open = LETTERS.map((letter) => bands[letter].mayBe.length)
  return [
    'Each band is yours to keep.',
    open.includes(1) && '“May be” means that the score sits close to the line.',
    open.includes(2) && '“Not sure yet” means that it could be in any of the three.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}
