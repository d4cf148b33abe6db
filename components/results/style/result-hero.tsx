import type { ResultPreview } from '@/lib/disc/result/preview'
import { DoubtLine } from '../notes/doubt-line'
import { SettleLink } from '../notes/settle-link'
import styles from './result-hero.module.css'
import { SplitTint } from './split-tint'
import { StyleHero } from './style-hero'

interface ResultHeroProps
  extends Pick<
    React.ComponentProps<typeof StyleHero>,
    'style' | 'eyebrow' | 'summary' | 'picture' | 'caption'
  > {
  result: Pick<ResultPreview, 'resultId' | 'named' | 'settling'>
  /** Whether the reader may answer further questions. */
  isOwn: boolean
  /** The one filled button, and what stands beside it. */
  children: React.ReactNode
}

/** The top of a result: who this is, and how sure that is, said once. */
export function ResultHero({ result, isOwn, children, picture, ...hero }: ResultHeroProps) {
  const { named } = result
  return (
    <StyleHero
      {...hero}
      className={styles.hero}
      line={<DoubtLine doubt={named.doubt} />}
      letters={named.code}
      picture={<SplitTint doubt={named.doubt}>{picture}</SplitTint>}
    >
      {isOwn && <SettleLink result={result} />}
      <div className={`flex wraps middle unprinted ${styles.actions}`}>{children}</div>
    </StyleHero>
  )
}
