import { Rose } from '@/components/charts/rose/rose'
import { ResultHero } from '@/components/results/style/result-hero'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'

interface AccountHeroProps {
  result: AccountResult
  /** The label of the sitting, and the way to change it. */
  label?: React.ReactNode
  /** The primary button, and the links beside it. */
  children: React.ReactNode
}

/** The top of a result in the account: when, who, and the exact pattern. */
export function AccountHero({ result, label, children }: AccountHeroProps) {
  const { style, scores, isSample, completedAt } = result
  return (
    <ResultHero
      result={result}
      style={style}
      isOwn={!isSample}
      eyebrow={
        <div className="mb-4.5 narrow:mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ink-2 text-sm">
          {isSample && (
            <span className="rounded-full bg-inverse px-[0.75rem] py-[0.2rem] font-650 text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)]">
              Sample result
            </span>
          )}
          <span>
            Completed on <When at={completedAt} />
          </span>
          {label}
        </div>
      }
      picture={<Rose scores={scores} size={400} padding={6} rings textured letters reveal />}
    >
      {children}
    </ResultHero>
  )
}
