import { TriangleAlert } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { BackToTop } from '@/components/ui/back-to-top'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { ItemStats } from '@/lib/api/admin/admin'
import type { CalibrationState } from '@/lib/api/admin/calibration'
import { countOf, formatCount, formatShare } from '@/lib/counts'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { CALIBRATION_PEOPLE } from '@/lib/disc/model/calibration'
import { pagePath } from '@/lib/page-path'
import { FEWEST_PEOPLE } from '@/lib/research'
import { routes } from '@/lib/routes'
import { AdminScreen } from '../admin-screen'
import { AdminTable, type Column } from '../admin-table'
import { DownloadCsv } from '../download-csv'
import { ListForm } from '../list-form'
import { NothingHere } from '../nothing-here'
import { ENOUGH_ANSWERS, findingsOf, NOISY_FIT, WEAK_CORRELATION } from './item-findings'
import { type ItemView, itemsIn, pageOfItems } from './item-view'

interface ItemsScreenProps {
  /** All statements of the form. */
  items: readonly ItemStats[]
  formVersion: string
  /** How many of the newest were looked at. */
  assessments: number
  calibration: CalibrationState
  /** Enough people have taken it for a research file. */
  hasCrowd: boolean
  view: ItemView
}

const COLUMNS: [Column<ItemStats>, ...Column<ItemStats>[]] = [
  { label: 'Statement', cell: (item) => <Statement item={item} /> },
  { label: 'Question', cell: ({ question }) => question, isNumber: true },
  { label: 'Answers', cell: ({ answers }) => formatCount(answers), isNumber: true },
  { label: 'Most', cell: ({ most, answers }) => formatShare(most, answers), isNumber: true },
  { label: 'Least', cell: ({ least, answers }) => formatShare(least, answers), isNumber: true },
  { label: 'Goes with its letter', cell: ({ correlation }) => figure(correlation), isNumber: true },
  { label: 'Fit', cell: ({ fit }) => figure(fit), isNumber: true },
]

/** How each statement of the assessment does its work. */
export function ItemsScreen(props: ItemsScreenProps) {
  const { items, formVersion, assessments, calibration, hasCrowd, view } = props
  const shown = itemsIn(items, view)
  const { rows, page, pages } = pageOfItems(shown, view.page)
  const weak = items.filter((item) => findingsOf(item).length > 0).length
  return (
    <AdminScreen
      title="Statements"
      note={noteOf(assessments, formVersion, weak)}
      aside={hasCrowd && <DownloadCsv file="research" />}
    >
      <ListForm
        path={routes.adminItems}
        choices={[
          { name: 'letter', label: 'Letter', value: view.letter ?? '', options: LETTER_OPTIONS },
          { name: 'show', label: 'Which', value: view.show, options: SHOW_OPTIONS },
          { name: 'order', label: 'Sort by', value: view.order, options: ORDER_OPTIONS },
        ]}
      />
      {shown.length > 0 ? (
        <AdminTable
          caption="Statements, and how they are answered"
          rows={rows}
          keyOf={({ id }) => id}
          columns={COLUMNS}
        />
      ) : (
        <NothingHere title="No weak statements">
          Every statement that {ENOUGH_ANSWERS} people have answered is working.
        </NothingHere>
      )}
      <ItemPages view={view} page={page} pages={pages} />
      <details className="max-w-[44rem] text-ink-2 text-sm [&_p+p]:mt-2 [&_ul]:mt-2">
        <summary className="opener text-ink">How to read this</summary>
        <p>
          Most and Least say how often a statement was picked as one of the two; by chance, each
          would be 25%. “Goes with its letter” is the correlation of the statement with the other
          statements of its letter. 1 means that they always go together, 0 that they have nothing
          to do with each other. Below <span>{WEAK_CORRELATION.toFixed(2)}</span> a statement counts
          as weak. A reversed statement speaks against its letter and is counted the other way
          around.
        </p>
        <p>
          Fit compares the answers with what the scorer expects of people with these scores (infit).
          1 is as expected. Above <span>{NOISY_FIT.toFixed(1)}</span> something other than its
          letter decides how a statement is answered.
        </p>
        <p>Suggestions that no one touched are left out, as in the scores.</p>
      </details>
      <CalibrationNote state={calibration} />
      <ResearchNote />
      <BackToTop />
    </AdminScreen>
  )
}

/** The way through the statements: plain links, so that going back shows the same page again. */
function ItemPages({ view, page, pages }: { view: ItemView; page: number; pages: number }) {
  if (pages < 2) return null
  const { letter, show, order } = view
  const to = (next: number) =>
    pagePath(routes.adminItems, { letter: letter ?? undefined, show, order, page: String(next) })
  return (
    <nav className="print:hidden! flex flex-wrap items-center gap-3" aria-label="Pages">
      {page > 1 && (
        <Link className="btn btn-small btn-outline" href={to(page - 1)}>
          Previous page
        </Link>
      )}
      <p className="text-ink-2 text-sm">{`Page ${page} of ${pages}`}</p>
      {page < pages && (
        <Link className="btn btn-small btn-outline" href={to(page + 1)}>
          Next page
        </Link>
      )}
    </nav>
  )
}

const LETTER_OPTIONS = [
  { value: '', text: 'All' },
  ...LETTERS.map((letter) => ({ value: letter, text: LETTER_NAMES[letter] })),
]
const SHOW_OPTIONS = [
  { value: 'all', text: 'All statements' },
  { value: 'weak', text: 'Weak ones only' },
]
const ORDER_OPTIONS = [
  { value: 'question', text: 'Question' },
  { value: 'weakest', text: 'Weakest first' },
]

function noteOf(assessments: number, formVersion: string, weak: number): string {
  if (assessments < ENOUGH_ANSWERS) {
    return `Form ${formVersion}: ${countOf(assessments, 'assessment')} so far. From ${ENOUGH_ANSWERS} on, weak statements are marked.`
  }
  const found = weak === 0 ? 'No statement is weak' : `${countOf(weak, 'statement')} to look at`
  return `Form ${formVersion}, in its newest ${countOf(assessments, 'assessment')}. ${found}.`
}

function figure(value: number | null): string {
  return value === null ? '-' : value.toFixed(2).replace('-', '−')
}

function Statement({ item }: { item: ItemStats }) {
  return (
    <span className="flex items-start gap-3 font-550">
      <StyleMark letter={item.letter} size={26} label={LETTER_NAMES[item.letter]} />
      <span className="min-w-0">
        <span>{item.text}</span>
        {item.is_reversed && <span className="tag ml-2">Reversed</span>}
        {findingsOf(item).map((finding) => (
          <span key={finding} className="mt-1 flex items-start gap-1.75 text-14 text-warning">
            <Icon className="icon mt-[0.15em] size-[1.15em]" of={TriangleAlert} />
            <span>{finding}</span>
          </span>
        ))}
      </span>
    </span>
  )
}

/** What the scorer knows of the statements, and what a calibration would change. Nothing changes from here. */
function CalibrationNote({ state }: { state: CalibrationState }) {
  const { in_force, people, is_due, change } = state
  return (
    <section
      className="max-w-[44rem] text-ink-2 text-sm [&_p+p]:mt-2 [&_ul]:mt-2"
      aria-labelledby="calibration"
    >
      <h2 id="calibration" className="text-h4">
        {is_due ? 'A calibration is due' : 'Calibration'}
      </h2>
      <p>{stateOf(in_force, people, is_due)}</p>
      {is_due && (
        <p>
          {change
            ? changeOf(change)
            : 'What it would change is being worked out. Look again in a minute.'}
        </p>
      )}
      {is_due && change && change.moves.length > 0 && (
        <ul className="tabular-nums">
          {change.moves.map(({ from, to, people: moved }) => (
            <li key={from + to}>{`From ${from} to ${to}: ${formatCount(moved)}`}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function stateOf(inForce: string, people: number, isDue: boolean): string {
  const now =
    inForce === 'none'
      ? 'The scorer takes all statements to be equally strong and equally popular.'
      : `New results use the calibration ${inForce}.`
  if (isDue) {
    return `${now} ${countOf(people, 'person', 'people')} with a verified email address could teach it more. Run npm run calibrate; it holds from the next start, and old results keep their numbers.`
  }
  return inForce === 'none'
    ? `${now} From ${CALIBRATION_PEOPLE.common} people with a verified email address on, it can learn better. So far there are ${formatCount(people)}.`
    : now
}

function changeOf({ people, other_letter, other_style }: NonNullable<CalibrationState['change']>) {
  return `Of the newest ${countOf(people, 'person', 'people')}, ${formatCount(other_letter)} would get a different first letter and ${formatCount(other_style)} a different style.`
}

/** What the research file tells of people, and what it does not. */
function ResearchNote() {
  return (
    <section
      className="max-w-[44rem] text-ink-2 text-sm [&_p+p]:mt-2 [&_ul]:mt-2"
      aria-labelledby="research"
    >
      <h2 id="research" className="text-h4">
        Answers for research
      </h2>
      <p>
        The file has every answer from finished months, one row each, without names or days. Times
        are in bands: under 2 s, 2 to 5, 5 to 15, 15 to 60, more. The order of the rows and the
        numbers for assessments and people are drawn at random for each file. Only a person’s first
        two assessments share a number.
      </p>
      <p>
        No file covers fewer than {FEWEST_PEOPLE} people. A month with fewer is grouped with other
        small ones, unnamed, and left out until they add up to {FEWEST_PEOPLE}. Anyone who already
        knows a person’s exact scores could still recognize their answers, so keep the file to
        yourself.
      </p>
    </section>
  )
}
