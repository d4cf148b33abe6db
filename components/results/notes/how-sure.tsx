import type { IconNode } from 'lucide'
import { ChevronDown, CirclePlus, ListChecks, Timer } from 'lucide'
import { useSay, useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { around, letterWords, pairWords } from '@/lib/copy/disc/words'
import { MOST_FURTHER } from '@/lib/disc/form/choices'
import { pairOf } from '@/lib/disc/letters'
import { CARE_ADVICE } from '@/lib/disc/result/care-note'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { ResultName } from '@/lib/disc/result/result-name'
import { forResult, letterPath, lettersPath, routes } from '@/lib/routes'
import { Words } from '@/lib/words/words'
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
  const words = useWords('results.sure')
  const say = useSay()
  const pair = pairOf(first, second)
  const link = again && (
    <Link className="link print:hidden!" href={again}>
      {words.again}
    </Link>
  )
  return (
    <details
      id="how-sure"
      className="group rounded-panel border border-line bg-surface print:[&::details-content]:block print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3.5 rounded-panel px-[clamp(16px,1.8vw,20px)] py-2.5 no-underline active:bg-sunken [&::-webkit-details-marker]:hidden">
        <LeadIcon line={leadLine} first={first} second={second} />
        <h2 className="text-h4">{words.title}</h2>
        <Icon
          of={ChevronDown}
          className="icon print:hidden! ml-auto group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <div className={`px-[clamp(18px,2.2vw,26px)] pt-1 pb-3.5 ${styles.body}`}>
        {leadLine ? (
          <>
            <Words of={['results.leadLine']}>
              <LeadLine line={leadLine} first={first} second={second} label={doubt.text} />
            </Words>
            <p className={`text-ink-2 text-sm ${styles.key}`}>
              <span>{words.key}</span> <span>{other}</span>
            </p>
          </>
        ) : (
          <p className={`text-ink-2 text-sm ${styles.key}`}>{words.unknown}</p>
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
            lead={words.moreLead}
            way={
              <Link
                className="btn btn-outline btn-small"
                href={forResult(routes.settleTie, offer.resultId)}
              >
                {offer.settling.more > 0 ? words.goOn : words.start}
              </Link>
            }
            isUnprinted
          >
            {say(words.upTo, { count: MOST_FURTHER - offer.settling.more })}
          </Row>
        )}
        <p className="print:hidden! border-line border-t pt-2.5">
          <Link className="link" href={routes.method}>
            {around.method}
          </Link>
        </p>
        <p className="print:hidden! flex flex-wrap gap-5">
          <Link className="link min-h-11" href={letterPath(first)}>
            {letterWords(first).link}
          </Link>
          <Link className="link min-h-11" href={lettersPath(pair)}>
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
    <div
      className={`grid grid-cols-[22px_minmax(0,1fr)_auto] narrow:grid-cols-[22px_minmax(0,1fr)] narrow:items-start items-center gap-x-3.5 gap-y-1 border-line border-t px-0 py-4 narrow:[&>a]:col-start-2 narrow:[&>a]:mt-1 narrow:[&>a]:justify-self-start [&_b]:font-620 ${isUnprinted ? 'print:hidden!' : ''}`}
    >
      <Icon of={icon} />
      <p className="text-ink-2 text-sm">
        <b className="text-ink">{lead}</b> <span>{children}</span>
      </p>
      {way}
    </div>
  )
}
