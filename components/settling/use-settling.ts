import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRouter } from '@/components/ui/language/use-router'
import { settleMore } from '@/lib/api/entries/settling'
import { ApiError } from '@/lib/api/errors'
import { call, NoAnswer } from '@/lib/client/call'
import { keepSettling, keptSettling, type Unsent } from '@/lib/client/settling-kept'
import { asTime, startClock } from '@/lib/client/visible-time'
import { type Choices, choose, isAnswered, NO_CHOICES, type Pick } from '@/lib/disc/form/choices'
import { answeredOf, nextOf, type Question, questionOf, type Settling } from './flow'

/** The longest wait for the next question; then the last known order is used. */
const PATIENCE_MS = 2500

/** After a try that failed, the next one. */
const AGAIN_MS = 15_000

/** Why answers are still on their way. */
type Trouble = { kind: 'offline' } | { kind: 'refused'; message: string }

/** The further questions of a result: what is asked now, and where the answers are. */
export function useSettling(resultId: string, initial: Settling) {
  const router = useRouter()
  const [settling, setSettling] = useState(initial)
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  /** Null: there is no question left. */
  const [question, setQuestion] = useState<Question | null>(() => nextOf(initial, []))
  const [choices, setChoices] = useState<Choices>(NO_CHOICES)
  const [isEarly, setEarly] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const clock = useRef<ReturnType<typeof startClock> | null>(null)
  const sending = useRef<Promise<Settling | null>>(Promise.resolve(null))
  const answered = answeredOf(settling, unsent)
  const at = answered.findIndex(({ group }) => group === question?.group)

  function show(next: Question | null, picked: Choices = NO_CHOICES) {
    clock.current?.stop()
    clock.current = next && startClock()
    setQuestion(next)
    setChoices(picked)
    setEarly(false)
  }

  /** Sends what is on its way; what the server says then, or null where it says nothing. */
  function send(all: readonly Unsent[]): Promise<Settling | null> {
    if (all.length === 0) return Promise.resolve(settling)
    // One after the other: an answer that came later must not be stored first.
    sending.current = sending.current.then(() => sendOnce(all))
    return sending.current
  }

  async function sendOnce(all: readonly Unsent[]): Promise<Settling | null> {
    try {
      const answers = all.map(({ question: number, most, least, ms }) => {
        const shown = questionOf(settling, number)?.options.map(({ id }) => id)
        return { question_number: number, most_like: most, least_like: least, ms, shown }
      })
      const now = await call(settleMore, { params: { id: resultId }, body: { answers } })
      setSettling(now)
      setUnsent((current) => current.filter((one) => !all.includes(one)))
      setTrouble(null)
      return now
    } catch (reason) {
      if (!(reason instanceof ApiError || reason instanceof NoAnswer)) throw reason
      const isRefused = reason instanceof ApiError && reason.status < 500
      // Deleted, or signed out: the page says so, and what was answered waits here until then.
      if (isRefused && reason.status === 404) router.refresh()
      setTrouble(isRefused ? { kind: 'refused', message: reason.message } : { kind: 'offline' })
      return null
    }
  }

  async function next() {
    if (isBusy || !question) return
    if (!isAnswered(choices)) return setEarly(true)
    const { most, least } = choices
    const { group } = question
    const isBack = at >= 0 && at < answered.length
    const same = answered[at]?.most === most && answered[at]?.least === least
    const ms = asTime(clock.current?.read())
    const all = same
      ? unsent
      : [...unsent.filter((one) => one.question !== group), { question: group, most, least, ms }]
    setUnsent(all)
    const later = isBack ? answered[at + 1] : undefined
    setBusy(true)
    const now = await Promise.race([send(all), wait(PATIENCE_MS)])
    setBusy(false)
    if (later) return show(later, { most: later.most, least: later.least })
    show(now ? nextOf(now, []) : nextOf(settling, all))
  }

  function previous() {
    const before = answered[at < 0 ? answered.length - 1 : at - 1]
    if (before && !isBusy) show(before, { most: before.most, least: before.least })
  }

  const pick = (which: Pick, option: string) => {
    setChoices(choose(choices, which, option))
    setEarly(false)
  }

  /** Tries again what is on its way, and goes on where that says what comes next. */
  async function retry() {
    const now = await send(unsent)
    if (now && !question) show(nextOf(now, []))
  }
  const onChance = useEffectEvent(() => void retry())

  // What a reload, or being offline, has left here.
  const restore = useEffectEvent(() => {
    const kept = keptSettling(resultId)
    if (kept) {
      setUnsent(kept.unsent)
      // Another tab, or another device, may have ended it meanwhile.
      const isOver = settling.state !== 'open' && kept.unsent.length === 0
      const stood = !isOver && kept.open && questionOf(settling, kept.open.question)
      show(stood || nextOf(settling, kept.unsent), (stood && kept.open) || NO_CHOICES)
      if (kept.unsent.length > 0) void send(kept.unsent)
    } else show(question)
  })
  useEffect(() => {
    restore()
    const again = () => onChance()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      clock.current?.stop()
    }
  }, [])

  // Being online again is no promise that the server can be reached.
  useEffect(() => {
    if (trouble?.kind !== 'offline') return
    const timer = setTimeout(() => onChance(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [trouble])

  const isRestored = useRef(false)
  useEffect(() => {
    // The first time shows what the server drew, before what was kept is read.
    if (!isRestored.current) {
      isRestored.current = true
      return
    }
    const isTouched = choices.most !== null || choices.least !== null
    const open = question && isTouched ? { question: question.group, ...choices } : null
    keepSettling(resultId, { unsent: [...unsent], open })
  }, [resultId, unsent, question, choices])

  return {
    settling,
    question,
    /** How many have an answer, wherever it is. */
    count: answered.length,
    /** Which question this is, from 0. */
    index: at < 0 ? answered.length : at,
    choices,
    isEarly,
    isBusy,
    trouble,
    isWaiting: unsent.length > 0,
    pick,
    next,
    previous: answered.length > 0 && at !== 0 ? previous : undefined,
    retry,
    goOn: () => show(nextOf(settling, unsent)),
  }
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
