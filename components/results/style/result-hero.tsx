import { fewAnswers } from '@/lib/copy/few-answers'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { DoubtLine } from '../notes/doubt-line'
import { SettleLink } from '../notes/settle-link'
import { heroTone } from './hero-tone'
import styles from './result-hero.module.css'
import { SplitTint } from './split-tint'

interface ResultHeroProps {
  result: Pick<ResultPreview, 'resultId' | 'named' | 'settling'>
  style: Pick<ResultPreview['style'], 'code' | 'name' | 'nickname' | 'summary'>
  /** Whether the reader may answer further questions. */
  isOwn: boolean
  /** Stands above the sentence of doubt. */
  eyebrow?: React.ReactNode
  /** The paragraph under the name, instead of the style's summary; null for none. */
  summary?: string | null
  /** For a page that has more to show than this result. */
  isSmall?: boolean
  /** The one filled button, and what stands beside it. */
  children: React.ReactNode
  picture: React.ReactElement
  caption?: React.ReactNode
}

/** The top of a result, on the tint of its first letter, if one leads: who this is, and how sure that is, said once. */
export function ResultHero(props: ResultHeroProps) {
  const { result, style, isOwn, eyebrow, children, picture, caption, isSmall = false } = props
  const { doubt, code, counted, title } = result.named
  const isFew = doubt.kind === 'few'
  const { summary = isFew ? fewAnswers.why(counted?.text ?? '') : style.summary } = props
  return (
    <section className={`${heroTone(doubt)} hero clips ${isSmall ? styles.small : ''}`}>
      <div className={`wrap grid middle medium-stack ${styles.row}`}>
        <div>
          {eyebrow}
          <div className={styles.line}>
            <DoubtLine doubt={doubt} />
          </div>
          <h1 className={`${isSmall ? 'd2' : 'd1'} ${styles.name}`}>
            {isFew ? `${title}.` : style.name}
          </h1>
          {!isFew && (
            <p className={`tone-${doubt.first} nickname ${styles.nickname}`}>
              <span>{`“${style.nickname}”`}</span> <b>{code}</b>
            </p>
          )}
          {summary && <p className={`lede ink ${styles.summary}`}>{summary}</p>}
          {isOwn && <SettleLink result={result} />}
          <div className={`flex wraps middle unprinted ${styles.actions}`}>{children}</div>
        </div>
        <figure className={styles.picture}>
          <SplitTint doubt={doubt}>{picture}</SplitTint>
          {caption && <figcaption className="mut sm text-center">{caption}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
