import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { StyleCircle } from '@/components/charts/style-circle'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import { CopyStyleLink } from '@/components/results/copy-style-link'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/preview'
import { styleWords } from '@/lib/disc/styles'
import { routes } from '@/lib/routes'
import styles from './type-hero.module.css'

/** The top of a style's page, on the tint of its leading letter. */
export function TypeHero({ type }: { type: ResultPreview['style'] }) {
  const { code, name, nickname, summary, keywords } = type
  const [first, second] = [...code] as [Letter, Letter?]
  return (
    <section className={`tone-${first} ${styles.hero}`}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <Link className={`link ${styles.back}`} href={routes.types}>
            <ArrowLeft className="icon" aria-hidden="true" /> All sixteen styles
          </Link>
          <div className={styles.code}>
            <StyleCodeMarks code={code} size={52} decorative />
            <p>
              Style <b>{code}</b>: {styleWords(code)}
            </p>
          </div>
          <h1 className={`d1 ${styles.name}`}>{name}</h1>
          <p className={styles.nickname}>“{nickname}”</p>
          <p className={`lede ${styles.summary}`}>{summary}</p>
          <ul className={styles.keywords} aria-label="Keywords">
            {keywords.map((keyword) => (
              <li key={keyword} className="chip">
                {keyword}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Link className="btn lg" href={routes.guestAssessment} prefetch={false}>
              Take the free assessment <ArrowRight className="icon" aria-hidden="true" />
            </Link>
            <CopyStyleLink code={code}>Copy link</CopyStyleLink>
          </div>
        </div>
        <figure className={styles.picture}>
          <StyleCircle size={430} gap={4} lit={second ? [first, second] : [first]} />
          <figcaption>
            {second
              ? `${LETTER_NAMES[first]} leads, ${LETTER_NAMES[second]} is close behind.`
              : `${LETTER_NAMES[first]} leads on its own.`}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
