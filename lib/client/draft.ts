/**
 * An assessment as the browser keeps it, so that answers survive a reload, a crash, a lost network and a second tab. A
 * guest's is under `DRAFT_KEY`; a person's under the key of their account. It has no scores: those are the server's.
 */
import { type Choices, NO_CHOICES } from '@/lib/disc/form/choices'
import { DRAFT_KEY } from './draft-key'
import type { FirstAnswers } from './first-answers'
import { inBrowser, type KeptKey } from './kept'
import {
  type Guarded,
  isCount,
  isListOf,
  isNumber,
  isOneOf,
  isShaped,
  isText,
  isTextFrom,
  isWhole,
  orNone,
  orNull,
} from './shape'
import { asTime, LONGEST_MS } from './visible-time'

const VERSION = 1
const isOption = isShaped({ id: isTextFrom(1), text: isTextFrom(1) })
const isQuestion = isShaped({ group: isWhole, options: isListOf(isOption, 4, 4) })
const isSuggested = orNone(isOneOf(true))
const isAnswer = isShaped({ most: isText, least: isText, suggested: isSuggested })
const isChoices = isShaped({ most: orNull(isText), least: orNull(isText), suggested: isSuggested })
const isTimes = isListOf(isCount(LONGEST_MS))
/** The second look at some questions, apart from the answers, which it replaces only at its end. */
const isSecondLook = isShaped({
  /** `done` also where there was nothing to look at, so that the question comes at most once. */
  state: isOneOf('offered', 'open', 'done'),
  /** Places in `questions`, from 0, and why they were picked out. */
  places: isListOf(isShaped({ at: isCount(), why: isOneOf('hurried', 'odd', 'untouched') })),
  answers: isListOf(isAnswer),
  choices: isChoices,
  times: isTimes,
})
const isDraft = isShaped({
  version: isOneOf(VERSION),
  /** Grows with every write, also across a fresh start: of two drafts the higher one is the newer. */
  revision: isCount(),
  savedAt: isNumber,
  /** In the order and with the options as shown. */
  questions: isListOf(isQuestion, 1),
  /** One per finished question, in order: the current question is the one after the last answer. */
  answers: isListOf(isAnswer),
  /** The picks on the current question. */
  choices: isChoices,
  /** Milliseconds per question so far; also of questions that were left by going back. */
  times: isTimes,
  secondLook: orNone(isSecondLook),
  /** The highest question number that was counted; 0 before the first. */
  reached: isCount(),
  /** The last submit that was tried: its key, and the picks that the key is for. */
  attempt: orNull(isShaped({ key: isTextFrom(22), picks: isText })),
  /**
   * In an account: the started assessment, the version of it that this draft was made from, and the names
   * of what this browser sent: a save may have arrived though its answer did not.
   */
  account: orNone(
    isShaped({ id: isTextFrom(1), version: isCount(), sent: orNone(isListOf(isText)) }),
  ),
})

export type Draft = Guarded<typeof isDraft>
export type Question = Draft['questions'][number]
export type SecondLook = NonNullable<Draft['secondLook']>

/** What the shape alone cannot say, of the draft and of the second look in it. */
function isWholeDraft(draft: Draft): boolean {
  const { questions, secondLook } = draft
  if (!isCoherent(draft)) return false
  if (!secondLook || secondLook.state === 'done') return true
  const again = secondLook.places.flatMap(({ at }) => questions[at] ?? [])
  return (
    again.length === secondLook.places.length && isCoherent({ ...secondLook, questions: again })
  )
}

/** The picks are options of their question, they differ, and one question is open. */
function isCoherent(draft: {
  questions: { options: { id: string }[] }[]
  answers: { most: string; least: string }[]
  choices: { most: string | null; least: string | null }
  times: number[]
}): boolean {
  const { questions, answers, choices, times } = draft
  if (answers.length >= questions.length || times.length > questions.length) return false
  const fits = (index: number, id: string | null) =>
    id === null || questions[index]?.options.some((one) => one.id === id)
  const picks = [...answers, choices]
  return picks.every(
    ({ most, least }, index) =>
      fits(index, most) && fits(index, least) && (most === null || most !== least),
  )
}

/** A draft with nothing answered. `revision` carries the counter on when it replaces an older draft. */
export function newDraft(
  questions: readonly Question[],
  revision = 0,
  choices: Choices = NO_CHOICES,
): Draft {
  return {
    version: VERSION,
    revision,
    savedAt: 0,
    questions: [...questions],
    answers: [],
    choices,
    times: [],
    reached: 0,
    attempt: null,
  }
}

/**
 * The draft with what was answered on the landing page: picks, times and the order of options. Only where nothing is
 * answered yet, and as far as the questions are still the same.
 */
export function withFirstAnswers(draft: Draft, first: FirstAnswers | null): Draft {
  const { answers, choices, questions } = draft
  if (!first || answers.length > 0 || choices.most || choices.least) return draft
  const asShown = first.questions.slice(0, first.answers.length).map(({ options }, at) => {
    const question = questions[at]
    const shown = options.flatMap(
      ({ id }) => question?.options.filter((one) => one.id === id) ?? [],
    )
    return question && shown.length === question.options.length
      ? { ...question, options: shown }
      : null
  })
  const changed = asShown.indexOf(null)
  const count = Math.min(changed < 0 ? asShown.length : changed, questions.length - 1)
  return {
    ...draft,
    questions: [...asShown.slice(0, count).flatMap((one) => one ?? []), ...questions.slice(count)],
    answers: first.answers.slice(0, count),
    times: first.times
      .slice(0, count)
      .reduce<number[]>((times, ms, at) => withTime(times, at, ms), []),
  }
}

/** The draft in a stored text; null when there is none or it is invalid. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  try {
    // An earlier release kept the second look as `redo`.
    const { redo: secondLook, ...rest } = JSON.parse(text) as Record<string, unknown>
    const kept: unknown = secondLook ? { secondLook, ...rest } : rest
    return isDraft(kept) && isWholeDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Adds time to a question, within what the server takes. */
export function withTime(times: readonly number[], index: number, ms: number): number[] {
  const longer = Array.from(
    { length: Math.max(times.length, index + 1) },
    (_, at) => times[at] ?? 0,
  )
  longer[index] = asTime((longer[index] ?? 0) + asTime(ms))
  return longer
}

/** The kept draft, or null. A corrupt one is thrown away. */
export function readDraft(key: KeptKey = DRAFT_KEY): Draft | null {
  const text = inBrowser.read(key)
  const draft = parseDraft(text)
  if (text !== null && draft === null) inBrowser.keep(key, null)
  return draft
}

/**
 * Writes a draft as the newest one. Where the browser cannot store it (private mode, storage full), `kept` is false and
 * the draft lives as long as the page.
 */
export function keepDraft(draft: Draft, key: KeptKey = DRAFT_KEY): { draft: Draft; kept: boolean } {
  const revision = Math.max(draft.revision, readDraft(key)?.revision ?? 0) + 1
  const next = { ...draft, revision, savedAt: Date.now() }
  return { draft: next, kept: inBrowser.keep(key, JSON.stringify(next)) }
}

/** Higher than that of any draft before, also of one that was dropped here and is still open in an inactive tab. */
export function newRevision(key: KeptKey = DRAFT_KEY): number {
  return Math.max(Date.now(), readDraft(key)?.revision ?? 0)
}

/** Forgets the draft; only after its answers were stored. */
export function dropDraft(key: KeptKey = DRAFT_KEY): void {
  inBrowser.keep(key, null)
}

/** Says when another tab wrote a draft, or removed it (null). Returns how to stop listening. */
export function watchDraft(
  changed: (draft: Draft | null) => void,
  key: KeptKey = DRAFT_KEY,
): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || event.key !== key) return
    const draft = parseDraft(event.newValue)
    if (draft || event.newValue === null) changed(draft)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
