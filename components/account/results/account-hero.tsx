import { Rose } from '@/components/charts/rose/rose'
import { ResultHero } from '@/components/results/style/result-hero'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import styles from './account-hero.module.css'

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
        <div className={`row wraps sm mut ${styles.eyebrow}`}>
          {isSample && <span className={`bold dark pill ${styles.label}`}>Sample result</span>}
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
