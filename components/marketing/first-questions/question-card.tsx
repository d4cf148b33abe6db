import { Check, Minus, Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { keepFirst, readFirst } from '@/lib/client/first-answers'
import { asTime, startClock } from '@/lib/client/visible-time'
import { doneTitle, first, movedTo, placeIn } from '@/lib/copy/first-questions'
import { type FirstQuestion, moveOf, towardOf } from '@/lib/disc/circle/first-moves'
import { type Choices, choose, isAnswered, NO_CHOICES, type Pick } from '@/lib/disc/form/choices'
import { shuffle } from '@/lib/disc/form/shuffle'
import { GoOn } from './go-on'
import styles from './try-card.module.css'
import { type Answered, useFirstAnswers } from './use-first-answers'

interface QuestionCardProps {
  questions: readonly FirstQuestion[]
  total: number
  to: string | undefined
  /** Before, the questions are drawn as if behind frosted glass: their order is the visitor's own, and not known yet. */
  isReady: boolean
}

/** The questions one after the other. A question is finished with its second pick; then it folds, and the dot moves. */
export function QuestionCard({ questions, total, to, isReady }: QuestionCardProps) {
  const answered = useFirstAnswers(questions)
  const [ordered] = useState(() =>
    questions.map(({ group, options }) => ({ group, options: shuffle(options, Math.random) })),
  )
  /** A finished question that is being answered anew; its old answer holds until then. */
  const [changing, setChanging] = useState<number | null>(null)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const clock = useRef<ReturnType<typeof startClock> | null>(null)
  const at = changing ?? answered.length
  const question = (isReady ? ordered : questions)[at]

  useEffect(() => {
    if (!isReady) return
    clock.current = startClock()
    return () => clock.current?.stop()
  }, [isReady])

  /** To the next question, or back to one: its time begins, and the focus follows, since its buttons are gone by then. */
  function moveOn() {
    clock.current?.stop()
    clock.current = startClock()
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  function pick(which: Pick, id: string) {
    if (!question) return
    const next = choose(choices, which, id)
    setChoices(next)
    if (!isAnswered(next)) return
    const kept = answered.length > 0 ? readFirst() : null
    const asShown = question.options.map(({ id, text }) => ({ id, text }))
    const ms = asTime((kept?.times[at] ?? 0) + asTime(clock.current?.read()))
    keepFirst({
      questions: put(kept?.questions, at, { group: question.group, options: asShown }),
      answers: put(kept?.answers, at, { most: next.most, least: next.least }),
      times: put(kept?.times, at, ms),
    })
    const pull = (wanted: string) =>
      question.options.find(({ id }) => id === wanted)?.pull ?? [0, 0]
    setSaid(movedTo(towardOf(moveOf(pull(next.most), pull(next.least)))))
    setChoices(NO_CHOICES)
    setChanging(null)
    moveOn()
  }

  function change(which: number) {
    setChanging(which)
    setChoices(NO_CHOICES)
    moveOn()
  }

  return (
    <section className={`lined radius-lg surface ${styles.card}`} aria-label={first.name}>
      {answered.length > 0 && (
        <ul>
          {answered.map((answer, index) =>
            index === changing ? null : (
              <AnsweredLine
                key={questions[index]?.group}
                number={index + 1}
                answer={answer}
                onChange={() => change(index)}
              />
            ),
          )}
        </ul>
      )}
      {question ? (
        <>
          <div className={`flex gap-s middle apart ${styles.head}`}>
            <h2 ref={heading} tabIndex={-1} className={styles.place}>
              {placeIn(at + 1, questions.length)}
            </h2>
            <span className={`flex ${styles.pips}`} aria-hidden="true">
              {questions.map(({ group }, index) => (
                <i key={group} data-state={stateOf(index, at, choices.most || choices.least)} />
              ))}
            </span>
          </div>
          <QuestionRows question={question} choices={choices} isReady={isReady} onPick={pick} />
          <p className={`lined-top sm faint ${styles.foot}`}>{hintFor(choices)}</p>
        </>
      ) : (
        <div className={`grid gap-s sm mut ${styles.last}`}>
          <h2 ref={heading} tabIndex={-1} className="ink h3">
            {doneTitle(answered.length, total - answered.length)}
          </h2>
          <p>{first.doneText(total - answered.length)}</p>
          <GoOn to={to}>{first.goOn}</GoOn>
        </div>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  )
}

/** The list with a value at a place, which may be the one after its end. */
function put<T>(list: readonly T[] = [], at: number, value: T): T[] {
  return [...list.slice(0, at), value, ...list.slice(at + 1)]
}

function stateOf(index: number, at: number, isBegun: string | null) {
  if (index < at) return 'done'
  return index === at && isBegun ? 'half' : undefined
}

function hintFor({ most, least }: { most: string | null; least: string | null }): string {
  if (most) return first.thenLeast
  return least ? first.thenMost : first.pickMost
}

interface AnsweredLineProps {
  /** From 1. */
  number: number
  answer: Answered
  onChange: () => void
}

/** A finished question, folded to its two picks. */
function AnsweredLine({ number, answer: { most, least }, onChange }: AnsweredLineProps) {
  return (
    <li className={`grid middle lined-bottom sm tight mut ${styles.done}`}>
      <span className={`grid round ${styles.ok}`}>
        <Icon of={Check} />
      </span>
      <div>
        <p className="vh">{`Question ${number}, answered.`}</p>
        <p>
          <b className="ink">Most</b> <span>{most.text}</span>
        </p>
        <p>
          <b className="ink">Least</b> <span>{least.text}</span>
        </p>
      </div>
      <button type="button" className={`pressable semibold sm ${styles.change}`} onClick={onChange}>
        {first.change}
        <span className="vh">{` question ${number}`}</span>
      </button>
    </li>
  )
}

interface QuestionRowsProps {
  question: FirstQuestion
  choices: Choices
  isReady: boolean
  onPick: (pick: Pick, option: string) => void
}

const PICKS = { most: 'Most', least: 'Least' } as const

/**
 * Four statements with two buttons each. No radios as in the assessment: there the arrow keys choose in passing, and
 * here the second choice ends the question.
 */
function QuestionRows({ question, choices, isReady, onPick }: QuestionRowsProps) {
  return (
    <ul className={isReady ? undefined : styles.waiting} inert={!isReady}>
      {question.options.map(({ id, text }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the visitor's own order changes the words of a row and moves none
        <li key={row} className={`relative grid gap-xs middle ${styles.row}`}>
          <p className={choices.most === id ? styles.chosen : undefined}>
            <span>{text}</span>
          </p>
          {(['most', 'least'] as const).map((pick) => (
            <button
              key={pick}
              type="button"
              className={`flex gap-xs middle middles pressable surface semibold sm ${styles.pick} ${styles[pick]}`}
              aria-label={`${PICKS[pick]} like me: ${text}`}
              aria-pressed={choices[pick] === id}
              onClick={() => onPick(pick, id)}
            >
              <Icon
                className="icon narrow-hidden"
                of={pick === 'least' ? Minus : choices.most === id ? Check : Plus}
              />
              <span>{PICKS[pick]}</span>
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
