import { Info } from 'lucide'
import { AgainLinks } from '@/components/results/again-links'
import { SittingLabel } from '@/components/results/label/sitting-label'
import { HowSure } from '@/components/results/notes/how-sure'
import { AnswerOthers } from '@/components/results/offer/answer-others'
import { BuyCard } from '@/components/results/offer/buy-card'
import { ReportWays } from '@/components/results/offer/report-ways'
import { OwnLinks } from '@/components/results/own-links'
import styles from '@/components/results/result-body.module.css'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { Share } from '@/components/results/share/share'
import { KeyTraits } from '@/components/results/style/key-traits'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import type { OwnShare } from '@/lib/disc/result/own-share'
import { forResult, routes } from '@/lib/routes'
import { AccountHero } from './account-hero'
import { PassLine } from './pass-line'
import { RevealRings } from './reveal-rings'
import { SampleResultView } from './sample-result-view'
import { UnlockLink } from './unlock-link'

interface AccountResultViewProps {
  result: AccountResult
  /** What is shown instead of the result that was asked for. */
  fallback: 'latest' | 'sample' | null
  /** While payments are not open: the free way. */
  notice: React.ReactNode
  /** Labels of sittings to choose from. */
  labels: readonly string[]
  /** The link to the style, if its owner shares it. */
  share?: OwnShare | null
}

/** The preview of a result in the account: exact scores behind four gauges, key traits, and the doors to the rest. */
export function AccountResultView(props: AccountResultViewProps) {
  const { result, fallback, notice, labels, share = null } = props
  const { isSample, unlocked, resultId, named, scoreLines, missing } = result
  const isFew = missing > 0 && !unlocked
  if (isSample) {
    return (
      <>
        <FallbackNote fallback={fallback} />
        <SampleResultView result={result} isSignedIn />
      </>
    )
  }
  return (
    <>
      <FallbackNote fallback={fallback} />
      <AccountHero
        result={result}
        label={
          <SittingLabel
            key={result.label}
            resultId={resultId}
            label={result.label}
            known={labels}
            of={<When at={result.completedAt} />}
          />
        }
      >
        {isFew ? (
          <AnswerOthers result={result} />
        ) : (
          <ReportWays unlocked={unlocked} free={notice} isPriced>
            {(look) => <UnlockLink result={result} className={look} />}
          </ReportWays>
        )}
        <Link className="link min-h-11" href={forResult(routes.detailedResults, resultId)}>
          See your detailed results
        </Link>
        {!isFew && <Share resultId={resultId} style={result.style} share={share} />}
      </AccountHero>
      <div className={`container grid medium:grid-cols-1! items-start ${styles.body}`}>
        <div>
          <HowSure named={named} offer={result} again={routes.assessment}>
            <NumberTable lines={scoreLines} />
          </HowSure>
          <RevealRings lines={scoreLines} />
          {!isFew && <KeyTraits preview={result} />}
          <AgainLinks isInAccount>
            <OwnLinks resultId={resultId} isInAccount />
          </AgainLinks>
        </div>
        {!unlocked && !isFew && (
          <BuyCard
            preview={result}
            isFree={notice !== null}
            way={(look) => <UnlockLink result={result} className={look} />}
          >
            {!notice && <PassLine className="text-on-inverse-2 text-sm" />}
          </BuyCard>
        )}
      </div>
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
    <div className="border-line border-b bg-sunken" role="status">
      <p className="container flex min-h-13 items-center gap-3 px-0 py-2.5 font-550">
        <Icon of={Info} />
        <span>{SENTENCES[fallback]}</span>
      </p>
    </div>
  )
}
