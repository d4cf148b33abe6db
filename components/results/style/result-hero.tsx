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
    <section
      className={`overflow-hidden border-tone-mid border-b bg-tone-tint isolate relative ${heroTone(doubt)} ${isSmall ? styles.small : ''}`}
    >
      <div
        className={`container grid items-center print:[&_h1]:text-[28pt] medium:grid-cols-1! ${styles.row}`}
      >
        <div>
          {eyebrow}
          <div className="mb-[clamp(12px,1.8vw,18px)]">
            <DoubtLine doubt={doubt} />
          </div>
          <h1
            className={`mb-[clamp(8px,1.2vw,12px)] ${isSmall ? 'text-d2' : 'text-d1 font-display'}`}
          >
            {isFew ? `${title}.` : style.name}
          </h1>
          {!isFew && (
            <p className={`nickname tone-${doubt.first} ${styles.nickname}`}>
              <span>{`“${style.nickname}”`}</span> <b>{code}</b>
            </p>
          )}
          {summary && (
            <p className="text-lede text-ink max-w-[35rem] print:text-[11pt]">{summary}</p>
          )}
          {isOwn && <SettleLink result={result} />}
          <div
            className={`flex flex-wrap items-center gap-y-3 gap-x-5 mt-[clamp(18px,2.2vw,24px)] print:hidden! ${styles.actions}`}
          >
            {children}
          </div>
        </div>
        <figure
          className={`medium:mx-auto medium:max-w-100 narrow:w-[calc(100%_-_48px)] [&>svg]:w-full [&_figcaption]:mt-3 [&>div>svg]:w-full ${styles.picture}`}
        >
          <SplitTint doubt={doubt}>{picture}</SplitTint>
          {caption && <figcaption className="text-sm text-ink-2 text-center">{caption}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
