import type { IconNode } from 'lucide'
import { ChevronDown, CirclePlus, ListChecks, Timer } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { around, letterWords, pairWords } from '@/lib/copy/disc/words'
import { howSure as words } from '@/lib/copy/how-sure'
import { MOST_FURTHER } from '@/lib/disc/form/choices'
import { pairOf } from '@/lib/disc/letters'
import { CARE_ADVICE } from '@/lib/disc/result/care-note'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { ResultName } from '@/lib/disc/result/result-name'
import { forResult, letterPath, lettersPath, routes } from '@/lib/routes'
import styles from './how-sure.module.css'
import { LeadIcon, LeadLine } from './lead-line'

interface HowSureProps {
  named: ResultName
  /** The four letters as a table: with their numbers, or with their bands where numbers are not free. */
  children: React.ReactNode
  /** The result, where its owner may answer further questions. */
  offer?: Pick<ResultPreview, 'resultId' | 'settling'> | undefined
  /** Where the assessment is taken again; nowhere for someone else's result. */
  again?: string | null
}

/** The one place that says how sure a result is: closed on screens, open on paper. What there is nothing to say about is not there. */
export function HowSure({ named, children, offer, again = null }: HowSureProps) {
  const { doubt, leadLine, other, care, counted } = named
  const { first, second } = doubt
  const pair = pairOf(first, second)
  const link = again && (
    <Link className="link unprinted" href={again}>
      Take it again
    </Link>
  )
  return (
    <details id="how-sure" className={`card ${styles.fold}`}>
      <summary className={`row unmarked ${styles.head}`}>
        <LeadIcon line={leadLine} first={first} second={second} />
        <h2 className="h4">{words.title}</h2>
        <Icon of={ChevronDown} className={`icon unprinted ${styles.arrow}`} />
      </summary>
      <div className={styles.body}>
        {leadLine ? (
          <>
            <LeadLine line={leadLine} first={first} second={second} label={doubt.text} />
            <p className={`sm mut ${styles.key}`}>
              {words.key} {other}
            </p>
          </>
        ) : (
          <p className={`sm mut ${styles.key}`}>{words.unknown}</p>
        )}
        {care && (
          <Row icon={Timer} lead={CARE_ADVICE} way={link}>
            {care}
          </Row>
        )}
        {children}
        {counted && (
          <Row
            icon={ListChecks}
            lead={`${counted.text}.`}
            way={counted.isLowConfidence && doubt.kind !== 'few' && !care && link}
          >
            {counted.isPart && words.untouched}
          </Row>
        )}
        {offer?.settling && (
          <Row
            icon={CirclePlus}
            lead="Answer a few more questions."
            way={
              <Link
                className="btn outline small"
                href={forResult(routes.settleTie, offer.resultId)}
              >
                {offer.settling.more > 0 ? 'Keep going' : 'Start'}
              </Link>
            }
            isUnprinted
          >
            {`Up to ${MOST_FURTHER - offer.settling.more}, four to six minutes. Each one makes your result more exact.`}
          </Row>
        )}
        <p className={`lined-top unprinted ${styles.method}`}>
          <Link className="link" href={routes.method}>
            {around.method}
          </Link>
        </p>
        <p className="flex unprinted wraps gap-l">
          <Link className="link pressable" href={letterPath(first)}>
            {letterWords(first).link}
          </Link>
          <Link className="link pressable" href={lettersPath(pair)}>
            {pairWords(pair).link}
          </Link>
        </p>
      </div>
    </details>
  )
}

interface RowProps {
  icon: IconNode
  /** What matters, in bold. */
  lead: string
  /** What can be done about it. */
  way?: React.ReactNode
  isUnprinted?: boolean
  children?: React.ReactNode
}

/** One more thing to say, between lines. */
function Row({ icon, lead, way, isUnprinted = false, children }: RowProps) {
  return (
    <div className={`grid middle lined-top ${styles.row} ${isUnprinted ? 'unprinted' : ''}`}>
      <Icon of={icon} />
      <p className="sm mut">
        <b className="ink">{lead}</b> <span>{children}</span>
      </p>
      {way}
    </div>
  )
}
