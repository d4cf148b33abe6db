import { Check, Minus, Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { keepFirst, readFirst } from '@/lib/client/first-answers'
import { asTime, startClock } from '@/lib/client/visible-time'
import { type FirstQuestion, moveOf, towardOf } from '@/lib/disc/circle/first-moves'
import { type Choices, choose, isAnswered, NO_CHOICES, type Pick } from '@/lib/disc/form/choices'
import { shuffle } from '@/lib/disc/form/shuffle'
import styles from './try-card.module.css'
import { type Answered, useFirstAnswers } from './use-first-answers'

interface QuestionCardProps {
  questions: readonly FirstQuestion[]
  total: number
  /** The way on, once all are answered. */
  goOn: React.ReactNode
  /** Before, the questions are drawn as if behind frosted glass: their order is the visitor's own, and not known yet. */
  isReady: boolean
}

/** The questions one after the other. A question is finished with its second pick; then it folds, and the dot moves. */
export function QuestionCard({ questions, total, goOn, isReady }: QuestionCardProps) {
  const words = useWords('assessment.first')
  const say = useSay()
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
    setSaid(words.moved[towardOf(moveOf(pull(next.most), pull(next.least))) ?? 'nowhere'])
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
    <section
      className="min-h-80.5 narrow:min-h-78.5 overflow-hidden rounded-lg border border-line bg-surface shadow-2"
      aria-label={words.name}
    >
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
          <div className="flex items-center justify-between gap-3 narrow:px-4 px-5.5 narrow:pt-3.25 pt-4 pb-1">
            <h2
              ref={heading}
              tabIndex={-1}
              className="font-600 font-body text-15 leading-[1.5] tracking-normal focus:outline-none"
            >
              {say(words.place, { number: at + 1, total: questions.length })}
            </h2>
            <span
              className={
                'flex gap-1.25 [&_[data-state="done"]]:bg-ink [&_[data-state="half"]]:[background-image:linear-gradient(90deg,var(--ink)_50%,var(--line)_50%)] [&_i]:h-1.5 [&_i]:w-5.5 [&_i]:rounded-[9px] [&_i]:bg-line'
              }
              aria-hidden="true"
            >
              {questions.map(({ group }, index) => (
                <i key={group} data-state={stateOf(index, at, choices.most || choices.least)} />
              ))}
            </span>
          </div>
          <QuestionRows question={question} choices={choices} isReady={isReady} onPick={pick} />
          <p className="mt-1.5 border-line border-t narrow:px-4 px-5.5 pt-3.25 pb-4 text-ink-3 text-sm">
            {words[hintFor(choices)]}
          </p>
        </>
      ) : (
        <div className="grid gap-3 narrow:px-4 px-5.5 py-6 text-ink-2 text-sm [&_h2:focus]:outline-none">
          <h2 ref={heading} tabIndex={-1} className="text-h3 text-ink">
            {say(words.doneTitle, { answered: answered.length, left: total - answered.length })}
          </h2>
          <p>{say(words.doneText, { left: total - answered.length })}</p>
          {goOn}
        </div>
      )}
      <p className="sr-only" role="status">
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

function hintFor({ most, least }: { most: string | null; least: string | null }) {
  if (most) return 'thenLeast'
  return least ? 'thenMost' : 'pickMost'
}

interface AnsweredLineProps {
  /** From 1. */
  number: number
  answer: Answered
  onChange: () => void
}

/** A finished question, folded to its two picks. */
function AnsweredLine({ number, answer: { most, least }, onChange }: AnsweredLineProps) {
  const words = useWords('assessment.first')
  const say = useSay()
  return (
    <li
      className={`grid items-center border-line border-b text-15 text-ink-2 leading-normal ${styles.done}`}
    >
      <span className="grid size-6.5 place-items-center rounded-circle bg-inverse text-on-inverse">
        <Icon className="icon size-3.75 stroke-3" of={Check} />
      </span>
      <div>
        <p className="sr-only">{say(words.answered, { number })}</p>
        <p>
          <b className="font-620 text-ink">{words.pick.most}</b> <span>{most.text}</span>
        </p>
        <p>
          <b className="font-620 text-ink">{words.pick.least}</b> <span>{least.text}</span>
        </p>
      </div>
      <button
        type="button"
        className="min-h-11 min-w-11 cursor-pointer border-0 bg-transparent px-2.5 py-0 font-600 text-sm underline underline-offset-4 [background-image:none]"
        onClick={onChange}
      >
        <span>{words.change}</span>
        <span className="sr-only">{` ${say(words.changeOf, { number })}`}</span>
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

/**
 * Four statements with two buttons each. No radios as in the assessment: there the arrow keys choose in passing, and
 * here the second choice ends the question.
 */
function QuestionRows({ question, choices, isReady, onPick }: QuestionRowsProps) {
  const words = useWords('assessment.first')
  const say = useSay()
  return (
    <ul className={isReady ? undefined : styles.waiting} inert={!isReady}>
      {question.options.map(({ id, text }, row) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the visitor's own order changes the words of a row and moves none
          key={row}
          className={`relative grid min-h-14.5 grid-cols-[minmax(0,1fr)_repeat(2,minmax(88px,auto))] narrow:grid-cols-[minmax(0,1fr)_76px_76px] items-center gap-2 py-1.5 narrow:pr-2.5 pr-3.5 narrow:pl-4 pl-5.5 [&+&]:before:absolute [&+&]:before:top-0 [&+&]:before:right-3.5 narrow:[&+&]:before:right-2.5 [&+&]:before:bottom-auto [&+&]:before:left-5.5 narrow:[&+&]:before:left-4 [&+&]:before:h-px [&+&]:before:bg-line [@media_screen_and_(max-width:_360px)]:grid-cols-[1fr_1fr] ${styles.row}`}
        >
          <p
            className={`narrow:text-16 text-17 leading-snug [@media_screen_and_(max-width:_360px)]:col-span-full ${choices.most === id ? 'font-650' : `font-500 ${undefined}`}`}
          >
            <span>{text}</span>
          </p>
          {(['most', 'least'] as const).map((pick) => (
            <button
              key={pick}
              type="button"
              className={`flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[12px] border-[1.5px] border-line-strong bg-surface p-0 font-600 text-sm focus-visible:rounded-[12px] forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:[border-color:Highlight] [@media_(hover:_hover)]:hover:border-ink ${styles.pick} ${styles[pick]}`}
              aria-label={say(words.pickOf[pick], { statement: text })}
              aria-pressed={choices[pick] === id}
              onClick={() => onPick(pick, id)}
            >
              <Icon
                className="icon narrow:hidden! size-[1.05em]"
                of={pick === 'least' ? Minus : choices.most === id ? Check : Plus}
              />
              <span>{words.pick[pick]}</span>
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
