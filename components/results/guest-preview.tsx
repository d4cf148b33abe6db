import type { ResultPreview } from '@/lib/disc/result/preview'
import { AccountOffer } from './account-offer'
import { AgainLinks } from './again-links'
import { BuyCard } from './buy-card'
import { CopyStyleLink } from './copy-style-link'
import { CoreTraits } from './core-traits'
import { DeleteResult } from './delete-result'
import { KeyTraits } from './key-traits'
import { LeadCard } from './lead-card'
import { LockedGrid } from './locked-grid'
import { LockedScores } from './locked-scores'
import { PreviewHero } from './preview-hero'
import { PriceDock } from './price-dock'
import { ReportLink } from './report-link'
import styles from './result-body.module.css'

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
        <ReportLink preview={preview} className="btn lg" />
        <CopyStyleLink code={preview.style.code} />
      </PreviewHero>
      <div className={`wrap ${styles.body}`}>
        <div>
          <LeadCard named={preview.named} />
          <CoreTraits preview={preview} />
          <LockedScores preview={preview} title="Your four scores">
            {unlocked
              ? 'Here you see the bands. The exact numbers out of 100 are in your report.'
              : 'Each band is yours to keep. “May be” means that the score sits close to the line.'}
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
