import { Rose } from '@/components/charts/rose'
import styles from '@/components/results/preview-hero.module.css'
import eyebrow from '@/components/results/sample-preview.module.css'
import { StyleHero } from '@/components/results/style-hero'
import type { AccountResult } from '@/lib/disc/account-result'
import { styleWords } from '@/lib/disc/styles'
import { CompletedOn } from './completed-on'
import { CountedNote } from './counted-note'

interface AccountHeroProps {
  result: AccountResult
  /** The ways on, in a row of the hero. */
  children: React.ReactNode
}

/** The top of a result in the account: when, who, and the exact pattern. */
export function AccountHero({ result, children }: AccountHeroProps) {
  const { style, letter, scores, isSample, completedAt } = result
  return (
    <StyleHero
      className={styles.hero}
      style={style}
      eyebrow={
        <p className={eyebrow.eyebrow}>
          {isSample && <span className={eyebrow.label}>Sample result</span>}
          <span>
            Completed on <CompletedOn date={completedAt} />
          </span>
        </p>
      }
      line={
        <>
          {isSample ? 'The type is' : 'Your type is'} <b>{style.code}</b>: {styleWords(style.code)}
        </>
      }
      subtitle={`${letter.title}, the ${letter.subtitle}`}
      summary={letter.description}
      actions={
        <>
          <CountedNote result={result} />
          <div className={styles.actions}>{children}</div>
        </>
      }
      picture={<Rose scores={scores} size={430} padding={6} rings textured letters reveal />}
    />
  )
}
