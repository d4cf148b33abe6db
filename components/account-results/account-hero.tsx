import { Rose } from '@/components/charts/rose'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import styles from '@/components/results/preview-hero.module.css'
import eyebrow from '@/components/results/sample-preview.module.css'
import type { AccountResult } from '@/lib/disc/account-result'
import { styleWords } from '@/lib/disc/styles'
import { CompletedOn } from './completed-on'
import { CountedNote } from './counted-note'

interface AccountHeroProps {
  result: AccountResult
  children: React.ReactNode
}

/** The top of a result in the account: when, who, and the exact pattern. */
export function AccountHero({ result, children }: AccountHeroProps) {
  const { style, letter, primary, scores, isSample, completedAt } = result
  return (
    <section className={`tone-${primary} ${styles.hero}`}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <p className={eyebrow.eyebrow}>
            {isSample && <span className={eyebrow.label}>Sample result</span>}
            <span>
              Completed on <CompletedOn date={completedAt} />
            </span>
          </p>
          <div className={styles.code}>
            <StyleCodeMarks code={style.code} size={52} decorative />
            <p>
              {isSample ? 'The type is' : 'Your type is'} <b>{style.code}</b>:{' '}
              {styleWords(style.code)}
            </p>
          </div>
          <h1 className={`d1 ${styles.name}`}>{style.name}</h1>
          <p className={styles.nickname}>
            {letter.title}, the {letter.subtitle}
          </p>
          <p className={`lede ${styles.summary}`}>{letter.description}</p>
          <ul className={styles.keywords} aria-label="Keywords">
            {style.keywords.map((keyword) => (
              <li key={keyword} className="chip">
                {keyword}
              </li>
            ))}
          </ul>
          <CountedNote result={result} />
          <div className={styles.actions}>{children}</div>
        </div>
        <figure className={styles.picture}>
          <Rose scores={scores} size={430} padding={6} rings textured letters reveal />
        </figure>
      </div>
    </section>
  )
}
