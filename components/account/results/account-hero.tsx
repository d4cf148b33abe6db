import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { Rose } from '@/components/charts/rose'
import { CertaintyNote } from '@/components/results/certainty-note'
import styles from '@/components/results/preview-hero.module.css'
import { StyleHero } from '@/components/results/style-hero'
import { When } from '@/components/ui/when'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import { countedNote } from '@/lib/disc/model/confidence'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { type StyleCode, styleWords } from '@/lib/disc/styles'
import { routes } from '@/lib/routes'
import own from './account-result.module.css'
import eyebrow from './sample-result.module.css'

interface AccountHeroProps {
  result: AccountResult
  /** The ways on, in a row of the hero. */
  children: React.ReactNode
}

/** The top of a result in the account: when, who, and the exact pattern. */
export function AccountHero({ result, children }: AccountHeroProps) {
  const { style, letter, scores, isSample, completedAt, reading } = result
  const shared = reading?.shared
  return (
    <StyleHero
      className={styles.hero}
      style={style}
      lead={shared && sharedLead(shared)}
      eyebrow={
        <p className={eyebrow.eyebrow}>
          {isSample && <span className={eyebrow.label}>Sample result</span>}
          <span>
            Completed on <When at={completedAt} />
          </span>
        </p>
      }
      line={
        shared ? (
          <b>{reading.lead}</b>
        ) : (
          <>
            {isSample ? 'The type is' : 'Your type is'} <b>{style.code}</b>:{' '}
            {styleWords(style.code)}
          </>
        )
      }
      subtitle={
        shared
          ? shared.map((one) => LETTER_NAMES[one]).join(' and ')
          : `${letter.title}, the ${letter.subtitle}`
      }
      summary={shared ? `${reading.chances} ${reading.style}` : letter.description}
      actions={
        <>
          <CertaintyNote reading={reading} styleName={style.name} />
          <CountedNote result={result} />
          <div className={styles.actions}>{children}</div>
        </>
      }
      picture={<Rose scores={scores} size={430} padding={6} rings textured letters reveal />}
    />
  )
}

/** Two letters that share the lead stand in place of a style that is not sure enough. */
function sharedLead(letters: readonly [Letter, Letter]): { code: StyleCode; title: string } {
  return { code: letters.join('') as StyleCode, title: `Between ${letters.join(' and ')}` }
}

/** Says how many answers the scores rest on, when it was not all of them. */
function CountedNote({ result }: { result: Pick<AccountResult, 'counted' | 'total'> }) {
  const note = countedNote(result.counted, result.total)
  if (!note) return null
  return (
    <p className={own.counted}>
      {note.isLowConfidence && <TriangleAlert className="icon" aria-hidden="true" />}
      <span>
        {note.text}.{' '}
        {note.isLowConfidence
          ? 'That is too few for a clear picture, so confidence is low. '
          : 'The others were suggestions that you left as they were.'}
        {note.isLowConfidence && (
          <Link className="link" href={routes.assessment}>
            Take it again
          </Link>
        )}
      </span>
    </p>
  )
}
