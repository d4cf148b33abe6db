import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { StyleCode } from '@/lib/disc/styles'
import styles from './style-hero.module.css'

const MAX_KEYWORDS = 4

interface StyleHeroProps {
  style: ResultPreview['style']
  /** Leads with other marks and another title than the style's own. */
  lead?: { code: StyleCode; title: string } | null
  /** Says which style this is, beside its marks. */
  line: React.ReactNode
  /** Stands above the marks. */
  eyebrow?: React.ReactNode
  /** The line under the name, instead of the nickname. */
  subtitle?: React.ReactNode
  /** The sentence under that, instead of the style's summary. */
  summary?: string
  actions: React.ReactNode
  picture: React.ReactNode
  caption?: React.ReactNode
  /** Sets `--hero-padding`, the room above and below. */
  className?: string
}

/** A style in words and as a picture, on the tint of its first letter. */
export function StyleHero(props: StyleHeroProps) {
  const { style, line, eyebrow, actions, picture, caption, className = '' } = props
  const { code, title } = props.lead ?? { code: style.code, title: style.name }
  const { subtitle = `“${style.nickname}”`, summary = style.summary } = props
  return (
    <section className={`tone-${code.charAt(0)} ${styles.hero} ${className}`}>
      <div className={`wrap ${styles.row}`}>
        <div>
          {eyebrow}
          <div className={styles.code}>
            <StyleCodeMarks code={code} size={52} decorative />
            <p>{line}</p>
          </div>
          <h1 className={`d1 ${styles.name}`}>{title}</h1>
          <p className={styles.nickname}>{subtitle}</p>
          <p className={`lede ${styles.summary}`}>{summary}</p>
          <ul className={styles.keywords} aria-label="Keywords">
            {style.keywords.slice(0, MAX_KEYWORDS).map((keyword) => (
              <li key={keyword} className="chip">
                {keyword}
              </li>
            ))}
          </ul>
          {actions}
        </div>
        <figure className={styles.picture}>
          {picture}
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
