import { ArrowRight, History, Info, RotateCcw } from 'lucide'
import { CopyStyleLink } from '@/components/results/copy-style-link'
import { DeleteResult } from '@/components/results/delete-result'
import { LeadCard } from '@/components/results/notes/lead-card'
import { isTied, SettleLink } from '@/components/results/notes/settle-link'
import { BuyCard } from '@/components/results/offer/buy-card'
import { PriceDock } from '@/components/results/offer/price-dock'
import styles from '@/components/results/result-body.module.css'
import { CoreTraits } from '@/components/results/style/core-traits'
import { KeyTraits } from '@/components/results/style/key-traits'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { AccountHero } from './account-hero'
import own from './account-result.module.css'
import { PassLine } from './pass-line'
import { QualityNote } from './quality-note'
import { RevealRings } from './reveal-rings'
import { UnlockLink } from './unlock-link'

interface AccountResultViewProps {
  result: AccountResult
  /** What is shown instead of the result that was asked for. */
  fallback: 'latest' | 'sample' | null
  /** Says that payments are not open; null while they are. */
  notice: React.ReactNode
}

/** The preview of a result in the account: exact scores behind four gauges, and what the report adds. */
export function AccountResultView({ result, fallback, notice }: AccountResultViewProps) {
  const { isSample, unlocked, resultId } = result
  return (
    <>
      <FallbackNote fallback={fallback} />
      <AccountHero result={result}>
        {isSample ? null : (
          <>
            <SettleLink preview={result} />
            {unlocked ? (
              <UnlockLink
                result={result}
                className={isTied(result) ? 'btn lg outline' : 'btn lg'}
              />
            ) : (
              <a className="btn lg outline" href="#full-report">
                What the report adds
              </a>
            )}
            <CopyStyleLink code={result.style.code} />
          </>
        )}
      </AccountHero>
      <div className={`wrap grid start medium-stack ${styles.body}`}>
        <div>
          <LeadCard named={result.named} offer={result} />
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
            way={
              <UnlockLink
                result={result}
                className={`btn block ${notice && !unlocked ? own.second : 'inverse'}`}
              />
            }
          >
            {!notice && <PassLine className="sm on-dark" />}
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

const SENTENCES = {
  latest: 'That result isn’t in your account. This is your newest one.',
  sample:
    'That result isn’t in your account, and you don’t have one of your own yet. This is a sample.',
} as const

/** Says that this is not the result that was asked for. */
function FallbackNote({ fallback }: { fallback: keyof typeof SENTENCES | null }) {
  if (!fallback) return null
  return (
    <div className="lined-bottom sunken" role="status">
      <p className={`wrap row gap-s medium ${own.fallback}`}>
        <Icon of={Info} />
        <span>{SENTENCES[fallback]}</span>
      </p>
    </div>
  )
}

/** The way to the detailed results, which belong to every account. */
function DetailedLink({ href }: { href: string }) {
  return (
    <p className={`row wraps ${own.detailed}`}>
      <Link className="link" href={href}>
        See your detailed results
        <Icon of={ArrowRight} />
      </Link>
      <span className="mut">All four scores in charts, and what your letters mean. Included.</span>
    </p>
  )
}

interface ResultLinksProps {
  /** What can be done to the result. */
  children?: React.ReactNode
}

/** The ways on at the end of a result in the account. */
function ResultLinks({ children }: ResultLinksProps) {
  return (
    <div className={`wrap flex wraps gap-s narrow-fills ${styles.again}`}>
      <Link className="btn outline" href={routes.assessment}>
        <Icon of={RotateCcw} />
        Take Assessment Again
      </Link>
      <Link className="btn ghost" href={routes.history}>
        <Icon of={History} />
        View History
      </Link>
      {children}
    </div>
  )
}
