import { useSay, useWords } from '#words'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { Words } from '@/lib/words/words'
import { DoubtLine } from '../notes/doubt-line'
import { SettleLink } from '../notes/settle-link'
import { Reveal } from '../reveal/reveal'
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
  const words = useWords('results.hero')
  const say = useSay()
  const few = () => say(words.few, { counted: counted?.text ?? '' })
  const { summary = isFew ? few() : style.summary } = props
  return (
    <section
      className={`relative isolate overflow-hidden border-tone-mid border-b bg-tone-tint ${heroTone(doubt)} ${isSmall ? styles.small : ''}`}
    >
      <div
        className={`container grid medium:grid-cols-1! items-center print:[&_h1]:text-[28pt] ${styles.row}`}
      >
        <div>
          {eyebrow}
          <div className="mb-[clamp(12px,1.8vw,18px)]">
            <DoubtLine doubt={doubt} />
          </div>
          <h1
            className={`mb-[clamp(8px,1.2vw,12px)] ${isSmall ? 'text-d2' : 'font-display text-d1'}`}
          >
            {isFew ? `${title}.` : style.name}
          </h1>
          {!isFew && (
            <p className={`nickname tone-${doubt.first} ${styles.nickname}`}>
              <span>{say(words.nickname, { nickname: style.nickname })}</span> <b>{code}</b>
            </p>
          )}
          {summary && (
            <p className="max-w-[35rem] text-ink text-lede print:text-[11pt]">{summary}</p>
          )}
          {isOwn && <SettleLink result={result} />}
          <div
            className={`print:hidden! mt-[clamp(18px,2.2vw,24px)] flex flex-wrap items-center gap-x-5 gap-y-3 ${styles.actions}`}
          >
            {children}
          </div>
        </div>
        <figure
          className={`medium:mx-auto narrow:w-[calc(100%_-_48px)] medium:max-w-100 [&>div>svg]:w-full [&>svg]:w-full [&_figcaption]:mt-3 ${styles.picture}`}
        >
          <SplitTint doubt={doubt}>{picture}</SplitTint>
          {caption && <figcaption className="text-center text-ink-2 text-sm">{caption}</figcaption>}
        </figure>
      </div>
      {isOwn && !isFew && (
        <Words of={['results.reveal']}>
          <Reveal resultId={result.resultId} doubt={doubt} name={style.name} picture={picture} />
        </Words>
      )}
    </section>
  )
}
