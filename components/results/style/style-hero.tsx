import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { ResultName } from '@/lib/disc/result/result-name'
import { DoubtLine } from '../notes/doubt-line'
import { ResultNotes } from '../notes/result-notes'
import { SplitTint } from './split-tint'
import styles from './style-hero.module.css'

const MAX_KEYWORDS = 4

interface StyleHeroProps {
  style: ResultPreview['style']
  /** The result that it is the style of; without it the style stands for itself. */
  named?: ResultName
  /** Where that is taken again; nowhere for somebody else's. */
  again?: string | null
  /** Says which style this is, beside its marks; a result says there how sure it is. */
  line?: React.ReactNode
  /** Stands above the marks. */
  eyebrow?: React.ReactNode
  /** The sentence under the name, instead of the style's summary. */
  summary?: string
  actions: React.ReactNode
  picture: React.ReactElement
  caption?: React.ReactNode
  /** Sets `--hero-padding`, the room above and below. */
  className?: string
}

/** A style in words and as a picture, on the tint of its first letter. */
export function StyleHero(props: StyleHeroProps) {
  const { style, named, again = null, line, eyebrow, actions, picture, caption } = props
  const { summary = style.summary, className = '' } = props
  const { code } = style
  return (
    <section className={`tone-${code.charAt(0)} hero clips ${className}`}>
      <div className={`wrap grid middle medium-stack ${styles.row}`}>
        <div>
          {eyebrow}
          <div className={`row gap-m tight ${styles.code}`}>
            {named ? (
              <DoubtLine doubt={named.doubt} />
            ) : (
              <>
                <StyleCodeMarks code={code} size={52} decorative />
                <p>{line}</p>
              </>
            )}
          </div>
          <h1 className={`d1 ${styles.name}`}>{style.name}</h1>
          <p className={`nickname ${styles.nickname}`}>
            <span>{`“${style.nickname}”`}</span> {named && <b>{code}</b>}
          </p>
          <p className={`lede ink ${styles.summary}`}>{summary}</p>
          {named && <ResultNotes named={named} again={again} />}
          <ul className={`flex wraps gap-xs ${styles.keywords}`} aria-label="Keywords">
            {style.keywords.slice(0, MAX_KEYWORDS).map((keyword) => (
              <li key={keyword} className="chip">
                {keyword}
              </li>
            ))}
          </ul>
          {actions}
        </div>
        <figure className={styles.picture}>
          {named ? <SplitTint doubt={named.doubt}>{picture}</SplitTint> : picture}
          {caption && <figcaption className="mut sm text-center">{caption}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
