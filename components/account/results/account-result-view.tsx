import { BuyCard } from '@/components/results/buy-card'
import { CopyStyleLink } from '@/components/results/copy-style-link'
import { CoreTraits } from '@/components/results/core-traits'
import { DeleteResult } from '@/components/results/delete-result'
import { KeyTraits } from '@/components/results/key-traits'
import { PriceDock } from '@/components/results/price-dock'
import styles from '@/components/results/result-body.module.css'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { AccountHero } from './account-hero'
import { DetailedLink } from './detailed-link'
import { FallbackNote } from './fallback-note'
import { PassLine } from './pass-line'
import { QualityNote } from './quality-note'
import { ResultLinks } from './result-links'
import { RevealRings } from './reveal-rings'
import { UnlockLink } from './unlock-link'

interface AccountResultViewProps {
  result: AccountResult
  /** What is shown instead of the result that was asked for. */
  fallback: 'latest' | 'sample' | null
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** SPEC's preview of a result in the account: exact scores behind four gauges, and what the report adds. */
export function AccountResultView({ result, fallback, notice }: AccountResultViewProps) {
  const { isSample, unlocked, resultId } = result
  return (
    <>
      <FallbackNote fallback={fallback} />
      <AccountHero result={result}>
        {isSample ? null : (
          <>
            {unlocked ? (
              <UnlockLink result={result} className="btn lg" />
            ) : (
              <a className="btn lg outline" href="#full-report">
                What the report adds
              </a>
            )}
            <CopyStyleLink code={result.style.code} />
          </>
        )}
      </AccountHero>
      <div className={`wrap ${styles.body}`}>
        <div>
          <CoreTraits preview={result} />
          <RevealRings lines={result.scoreLines} />
          {!isSample && <DetailedLink href={forResult(routes.detailedResults, resultId)} />}
          <QualityNote reading={result.qualityReading} />
          <KeyTraits preview={result} />
        </div>
        {!isSample && (
          <BuyCard
            preview={result}
            notice={notice}
            way={<UnlockLink result={result} className="btn inverse block" />}
          >
            {!notice && <PassLine className="" />}
          </BuyCard>
        )}
      </div>
      <ResultLinks>{!isSample && <DeleteResult resultId={resultId} isInAccount />}</ResultLinks>
      {!isSample && !unlocked && !notice && (
        <PriceDock of="full-report">
          <UnlockLink result={result} label={`Unlock · ${formatCents(REPORT_CENTS)}`} />
        </PriceDock>
      )}
    </>
  )
}
