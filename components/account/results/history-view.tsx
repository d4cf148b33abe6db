import { Rose } from '@/components/charts/rose/rose'
import { HowSure } from '@/components/results/notes/how-sure'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { ResultHero } from '@/components/results/style/result-hero'
import { Fold } from '@/components/ui/fold'
import { FoldOnPhone } from '@/components/ui/fold-on-phone'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { doLabelsDiffer, type LabelResult } from '@/lib/disc/result/labels'
import { isEnough, overSittings } from '@/lib/disc/result/over-time'
import type { Together } from '@/lib/disc/result/together'
import { WORKED_WORDS, type Worked } from '@/lib/follow-up'
import { pagePath } from '@/lib/page-path'
import { resultPath, routes } from '@/lib/routes'
import { CompareResults } from './compare-results'
import { HistoryTable } from './history-table'
import { HistoryTimeline } from './history-timeline'
import { TwoLabels } from './two-labels'

interface HistoryViewProps {
  /** Newest first; at least one. */
  results: readonly AccountResult[]
  /** The number of this page, from 1. */
  page: number
  hasOlder: boolean
  /** The two results to compare; null where there are not two. */
  pair: readonly [AccountResult, AccountResult] | null
  /** The two were asked for. */
  isAsked: boolean
  /** All that are scored alike as one result; null where there are not two, where two labels differ, and on later pages. */
  together: Together | null
  /** Two labels to compare; null where there are not two, and on later pages. */
  twoLabels: readonly [LabelResult, LabelResult] | null
  /** What the person agreed to do in groups, and whether it worked. */
  answered?: readonly Answered[]
}

/** All results of a person: what they say together, one by one, in numbers, and any two side by side. */
export function HistoryView(props: HistoryViewProps) {
  const { results, page, hasOlder, pair, isAsked, together, twoLabels } = props
  const { answered = [] } = props
  const areTwo = twoLabels !== null && doLabelsDiffer(twoLabels)
  const newest = page === 1 && !areTwo ? results.find(isEnough) : undefined
  return (
    <>
      {newest && <Hero newest={newest} together={together} results={results} />}
      <div className={`container ${newest ? 'narrow:pt-4 pt-8 narrow:pb-10 pb-18' : 'page'}`}>
        {newest ? (
          <div className="mb-13 narrow:mb-9 max-w-196">
            <HowSure
              named={(together ?? newest).named}
              offer={together ? undefined : newest}
              again={together ? null : routes.assessment}
            >
              <NumberTable lines={(together ?? newest).scoreLines} unit="%" />
            </HowSure>
          </div>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <h1 className="text-d2">Your results</h1>
            <Link className="btn narrow:w-full!" href={routes.assessment}>
              Take Assessment
            </Link>
          </div>
        )}
        {areTwo && (
          <div className="mb-14 narrow:mb-9">
            <TwoLabels both={twoLabels} />
          </div>
        )}
        {page === 1 && results.length > 1 && (
          <HistoryTimeline results={results} together={together} />
        )}
        {twoLabels && !areTwo && <TwoLabels both={twoLabels} />}
        {answered.length > 0 && <AgreedTo answered={answered} />}
        <Fold
          id="numbers"
          className="mt-14 narrow:mt-9"
          title={<h2 className="text-d3">All numbers</h2>}
          hint={`4 letters, ${results.length} ${results.length === 1 ? 'date' : 'dates'}`}
        >
          <HistoryTable results={results} />
        </Fold>
        <HistoryPages page={page} hasOlder={hasOlder} />
        {pair && <CompareResults results={results} page={page} pair={pair} isOpen={isAsked} />}
      </div>
      <FoldOnPhone />
      <Toaster />
    </>
  )
}

interface HeroProps {
  newest: AccountResult
  together: Together | null
  results: readonly AccountResult[]
}

/** What all sittings say together; of one alone, what it says. */
function Hero({ newest, together, results }: HeroProps) {
  const count = results.length
  const areLabeled = results.some(({ label }) => label !== null)
  const { scores, style, named } = together ?? newest
  return (
    <ResultHero
      isSmall
      result={{ ...newest, named }}
      style={style}
      isOwn={!together}
      summary={null}
      eyebrow={
        <p className="mb-3 font-600 narrow:text-16 text-17 text-ink-2">
          {together ? (
            overSittings(together.sittings, count, areLabeled)
          ) : (
            <span>
              Completed on <When at={newest.completedAt} />
            </span>
          )}
        </p>
      }
      picture={<Rose scores={scores} size={230} padding={5} rings textured letters />}
    >
      <Link className="btn" href={together ? routes.together : resultPath(newest.resultId)}>
        {together || count === 1 ? 'Open your result' : 'Open your newest result'}
      </Link>
      <Link className="btn btn-outline" href={routes.assessment}>
        Take Assessment
      </Link>
    </ResultHero>
  )
}

interface HistoryPagesProps {
  /** From 1. */
  page: number
  hasOlder: boolean
}

/** The way through a long history; nothing where one page holds all of it. */
function HistoryPages({ page, hasOlder }: HistoryPagesProps) {
  if (page === 1 && !hasOlder) return null
  return (
    <nav className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2.5" aria-label="Pages">
      {page > 1 && (
        <Link className="btn btn-small btn-outline" href={pathOf(page - 1)}>
          Newer results
        </Link>
      )}
      <p className="text-ink-2 text-sm tabular-nums">{`Page ${page}`}</p>
      {hasOlder && (
        <Link className="btn btn-small btn-outline" href={pathOf(page + 1)}>
          Older results
        </Link>
      )}
    </nav>
  )
}

const pathOf = (page: number) =>
  pagePath(routes.history, { page: page > 1 ? String(page) : undefined })

interface Answered {
  id: string
  group: string
  text: string
  worked: Worked
  answeredAt: Date
}

/** What the person agreed to do in their groups, and whether it worked. */
function AgreedTo({ answered }: { answered: readonly Answered[] }) {
  return (
    <section className="mt-14 narrow:mt-9" aria-labelledby="agreed">
      <h2 id="agreed" className="text-d3">
        What you agreed to do
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {answered.map(({ id, group, text, worked, answeredAt }) => (
          <li
            key={id}
            className="wrap-anywhere grid gap-2 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
          >
            <b>
              <bdi>{text}</bdi>
            </b>
            <p className="text-ink-2 text-sm">
              <bdi>{group}</bdi> · <span>{`Did it work? ${WORKED_WORDS[worked]}, on`}</span>{' '}
              <When at={answeredAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
