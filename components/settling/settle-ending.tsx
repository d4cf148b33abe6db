import { useSay, useWords } from '#words'
import { AssessmentMain } from '@/components/assessment/screens/assessment-main'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { LeadLine } from '@/components/results/notes/lead-line'
import { Link } from '@/components/ui/link'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { routes } from '@/lib/routes'
import type { Settling } from './flow'
import styles from './settle-ending.module.css'
import { SettledLink } from './settled-link'

interface EndingProps {
  settling: Settling
  /** Where the result is. */
  result: string
}

interface SettledProps extends EndingProps {
  resultId: string
}

/** A number of answers or questions in words. */
function useNumbers(): (count: number) => string {
  const { numbers } = useWords('settling.tie')
  return (count) => numbers[count] ?? `${count}`
}

/** At the beginning of a sentence. */
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lead is clear now: who this is, and what the answers changed. */
export function SettledEnding({ settling, resultId, result }: SettledProps) {
  const words = useWords('settling.tie')
  const say = useSay()
  const numberOf = useNumbers()
  const { now, before, answered } = settling
  const more = answered.length
  const isSame = now.code === before.code
  return (
    <AssessmentMain>
      <section
        className={`relative isolate grid content-center self-stretch overflow-hidden border-tone-mid border-b bg-tone-tint tone-${now.doubt.first}`}
      >
        <div className="container grid grid-cols-[minmax(0,1fr)_500px] medium:grid-cols-1! items-center gap-16 narrow:gap-9 narrow:py-9 py-16">
          <div>
            <DoubtLine doubt={now.doubt} />
            <h1 className="mt-5.5 mb-3.5 font-display text-d1">{now.name}</h1>
            <p className="nickname mb-6">
              <span>{say(words.nickname, { nickname: now.nickname })}</span> <b>{now.code}</b>
            </p>
            <p className="text-ink-2 text-lede">{now.summary}</p>
            <p className="mt-3.5 max-w-[35rem] font-600">
              {isSame ? words.sameStyle : say(words.otherStyle, { style: before.name })}
            </p>
            <p className={`flex flex-wrap items-center ${styles.ways}`}>
              <SettledLink
                className="btn btn-large narrow:w-full!"
                resultId={resultId}
                href={result}
              />
              <Link className="link" href={routes.method}>
                {words.method}
              </Link>
            </p>
          </div>
          <section
            className={`grid rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 ${styles.card}`}
            aria-labelledby="settled"
          >
            <h2 id="settled" className="text-h3">
              {say(words.settled, { count: more, words: first(numberOf(more)) })}
            </h2>
            <Line lead={now} before={before} />
            <dl className="grid grid-cols-[auto_1fr] text-sm [&>*]:border-line [&>*]:border-t [&>*]:px-0 [&>*]:py-3 [&_dt]:pr-6">
              <dt className="text-ink-2">{words.before}</dt>
              <dd className="font-600">{before.doubt.text}</dd>
              <dt className="text-ink-2">{words.now}</dt>
              <dd className="font-600">{now.doubt.text}</dd>
              <dt className="text-ink-2">{words.basedOn}</dt>
              <dd className="font-600">{say(words.answers, { count: more })}</dd>
            </dl>
          </section>
        </div>
      </section>
    </AssessmentMain>
  )
}

/** As many were asked as may be, and the lead is open still. */
export function UndecidedEnding({ settling, result }: EndingProps) {
  const { undecided, seeResult } = useWords('settling.tie')
  const say = useSay()
  const numberOf = useNumbers()
  const more = settling.answered.length
  return (
    <Card
      settling={settling}
      title={say(undecided.title, { doubt: settling.now.doubt.text, words: numberOf(more) })}
      text={undecided.text}
    >
      <p className={`flex flex-wrap items-center ${styles.ways}`}>
        <Link className="btn narrow:w-full!" href={result} replace>
          {seeResult}
        </Link>
      </p>
    </Card>
  )
}

/** All questions of the form are answered: the style has a name. */
export function WholeEnding({ settling, resultId, result }: SettledProps) {
  const { whole } = useWords('settling.tie')
  const say = useSay()
  return (
    <Card
      settling={settling}
      title={whole.title}
      text={say(whole.text, { style: settling.now.name })}
    >
      <p className={`flex flex-wrap items-center ${styles.ways}`}>
        <SettledLink className="btn narrow:w-full!" resultId={resultId} href={result} />
      </p>
    </Card>
  )
}

interface StoppedProps extends EndingProps {
  onGoOn: () => void
}

/** Stopped early: the answers stay, and count. */
export function StoppedEnding({ settling, result, onGoOn }: StoppedProps) {
  const { stopped, seeResult } = useWords('settling.tie')
  const say = useSay()
  const numberOf = useNumbers()
  const more = settling.answered.length
  const left = settling.at_most - more
  return (
    <Card
      settling={settling}
      title={say(stopped.title, { count: more, words: numberOf(more) })}
      text={say(stopped.text, { count: more, left: numberOf(left) })}
    >
      <p className={`flex flex-wrap items-center ${styles.ways}`}>
        <Link className="btn btn-outline narrow:w-full!" href={result}>
          {seeResult}
        </Link>
        <button type="button" className="link" onClick={onGoOn}>
          {stopped.goOn}
        </button>
      </p>
    </Card>
  )
}

interface CardProps {
  settling: Settling
  title: string
  text: string
  /** The ways on. */
  children: React.ReactNode
}

function Card({ settling: { now, before }, title, text, children }: CardProps) {
  return (
    <AssessmentMain>
      <div className="container">
        <section
          className={`mx-auto my-12 grid w-[min(620px,100%)] gap-3 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&>div]:mt-3.5 ${styles.alone}`}
          aria-labelledby="ending"
        >
          <DoubtLine doubt={now.doubt} size="small" />
          <h1 id="ending" className="text-d3">
            {title}
          </h1>
          <p>{text}</p>
          <Line lead={now} before={before} />
          {children}
        </section>
      </div>
    </AssessmentMain>
  )
}

/** The lead as it is now, between the letters in the order of the circle, with what it was before as a dashed range. */
function Line({ lead, before }: { lead: Settling['now']; before: Settling['now'] }) {
  if (!lead.line) return null
  const { first, second, text } = lead.doubt
  return (
    <LeadLine
      line={lead.line}
      first={first}
      second={second}
      label={text}
      before={beforeOn(lead, before)}
    />
  )
}

/** The range of before on the same two letters; undefined where it was about others. */
function beforeOn({ doubt }: Settling['now'], before: Settling['now']) {
  const { line } = before
  const pair = (one: { first: Letter; second: Letter }) =>
    LETTERS.filter((letter) => letter === one.first || letter === one.second).join('')
  if (!line || pair(doubt) !== pair(before.doubt)) return undefined
  if (before.doubt.first === doubt.first) return line
  return { low: 8 - line.high, middle: 8 - line.middle, high: 8 - line.low }
}
