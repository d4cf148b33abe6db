import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './style-hero.module.css'

interface StyleHeroProps {
  style: Pick<ResultPreview['style'], 'code' | 'name' | 'nickname' | 'summary'>
  /** Stands above the line. */
  eyebrow?: React.ReactNode
  /** Marks, and a sentence beside them. */
  line: React.ReactNode
  /** The letters beside the nickname. */
  letters?: string
  /** The paragraph under the name, instead of the style's summary. */
  summary?: string
  /** What follows the paragraph: the ways on. */
  children: React.ReactNode
  picture: React.ReactElement
  caption?: React.ReactNode
  /** Sets `--hero-padding`, the room above and below. */
  className?: string
}

/** A style in words and as a picture, on the tint of its first letter. */
export function StyleHero(props: StyleHeroProps) {
  const { style, eyebrow, line, letters, children, picture, caption } = props
  const { summary = style.summary, className = '' } = props
  return (
    <section className={`tone-${style.code.charAt(0)} hero clips ${className}`}>
      <div className={`wrap grid middle medium-stack ${styles.row}`}>
        <div>
          {eyebrow}
          <div className={styles.line}>{line}</div>
          <h1 className={`d1 ${styles.name}`}>{style.name}</h1>
          <p className={`nickname ${styles.nickname}`}>
            <span>{`“${style.nickname}”`}</span> {letters && <b>{letters}</b>}
          </p>
          <p className={`lede ink ${styles.summary}`}>{summary}</p>
          {children}
        </div>
        <figure className={styles.picture}>
          {picture}
          {caption && <figcaption className="mut sm text-center">{caption}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
