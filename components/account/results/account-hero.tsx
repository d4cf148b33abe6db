import { Rose } from '@/components/charts/rose/rose'
import { CertaintyNote } from '@/components/results/notes/certainty-note'
import styles from '@/components/results/preview/preview-hero.module.css'
import { StyleHero } from '@/components/results/style/style-hero'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { routes } from '@/lib/routes'
import eyebrow from './sample-result.module.css'

interface AccountHeroProps {
  result: AccountResult
  /** Stands above the ways on. */
  notice?: React.ReactNode
  /** The ways on, in a row of the hero. */
  children: React.ReactNode
}

/** The top of a result in the account: when, who, and the exact pattern. */
export function AccountHero({ result, notice, children }: AccountHeroProps) {
  const { style, named, letter, scores, isSample, completedAt, reading } = result
  return (
    <StyleHero
      className={styles.hero}
      style={style}
      named={named}
      again={isSample ? null : routes.assessment}
      eyebrow={
        <p className={`row wraps sm mut ${eyebrow.eyebrow}`}>
          {isSample && <span className={`bold dark pill ${eyebrow.label}`}>Sample result</span>}
          <span>
            Completed on <When at={completedAt} />
          </span>
        </p>
      }
      summary={`${letter.title}, the ${letter.subtitle}. ${letter.description}`}
      actions={
        <>
          <CertaintyNote reading={reading} named={named} />
          {notice && <div className={eyebrow.notice}>{notice}</div>}
          <div className={`flex wraps start narrow-fills ${styles.actions}`}>{children}</div>
        </>
      }
      picture={<Rose scores={scores} size={430} padding={6} rings textured letters reveal />}
    />
  )
}
