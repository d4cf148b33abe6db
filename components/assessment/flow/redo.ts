/** The second look at some answers, as pure steps: a small draft of its own, until it replaces the answers. */
import type { Draft, Redo } from '@/lib/client/draft'
import { type Choices, NO_CHOICES } from '@/lib/disc/form/choices'

/** Question numbers, and why they were picked out. */
export type Looks = readonly { question_number: number; why: Redo['places'][number]['why'] }[]

/** Offers a second look at these questions; with none it is over before it began. */
export function offerRedo(draft: Draft, looks: Looks): Draft {
  // Another tab may have tried a submit meanwhile.
  if (!mayAsk(draft)) return draft
  const places = looks.flatMap(({ question_number, why }) => {
    const at = draft.questions.findIndex(({ group }) => group === question_number)
    return at < 0 ? [] : [{ at, why }]
  })
  const state = places.length > 0 ? 'offered' : 'done'
  // Opens without picks, because picks that are there already tend to be confirmed without being read.
  return { ...draft, redo: { state, places, answers: [], choices: NO_CHOICES, times: [] } }
}

/** Opens the first question again, or the one where the person went back to the offer. */
export function startRedo(draft: Draft): Draft {
  return draft.redo?.state === 'offered' ? withState(draft, 'open') : draft
}

/** From the first question back to the offer. */
export function leaveRedo(draft: Draft): Draft {
  return draft.redo?.state === 'open' ? withState(draft, 'offered') : draft
}

/** The answers stay as they were. */
export function keepAnswers(draft: Draft): Draft {
  return draft.redo ? withState(draft, 'done') : draft
}

/** The new picks, with their times, instead of the earlier ones. */
export function takeRedone(draft: Draft): Draft {
  const { redo } = draft
  if (redo?.state !== 'open') return draft
  const picks = [...draft.answers, draft.choices]
  const times = draft.questions.map((_, at) => draft.times[at] ?? 0)
  for (const [index, { at }] of redo.places.entries()) {
    picks[at] = redo.answers[index] ?? redo.choices
    times[at] = redo.times[index] ?? 0
  }
  const choices = picks.pop() as Choices
  return withState({ ...draft, answers: picks as Draft['answers'], choices, times }, 'done')
}

const withState = (draft: Draft, state: Redo['state']): Draft =>
  draft.redo ? { ...draft, redo: { ...draft.redo, state } } : draft

/** Whether the person is deciding about a second look. */
export function isOffered({ redo }: Draft): boolean {
  return redo?.state === 'offered'
}

/** Whether the questions on screen are those of the second look. */
export function isRedoing({ redo }: Draft): boolean {
  return redo?.state === 'open'
}

/** Whether a second look is still to be asked about: once, and not after a submit was tried, which may have arrived. */
export function mayAsk({ redo, attempt }: Draft): boolean {
  return redo === undefined && attempt === null
}

/** Where the person is: "Question 3 of 28". */
export function placeInWords(draft: Draft): string {
  const { answers, questions } = shownOf(draft)
  const what = isRedoing(draft) ? 'Second look,' : 'Question'
  return `${what} ${answers.length + 1} of ${questions.length}`
}

/** The draft that is on screen: the whole one, or that of the second look. */
export function shownOf(draft: Draft): Draft {
  const { redo, ...whole } = draft
  if (redo?.state !== 'open') return draft
  const { answers, choices, times } = redo
  const questions = redo.places.flatMap(({ at }) => draft.questions[at] ?? [])
  return { ...whole, questions, answers, choices, times }
}

/** Changes the draft that is on screen. */
export function changeShown(draft: Draft, change: (shown: Draft) => Draft): Draft {
  if (isOffered(draft)) return draft
  const before = shownOf(draft)
  const after = change(before)
  if (after === before) return draft
  if (before === draft || !draft.redo) return after
  const { answers, choices, times } = after
  return { ...draft, redo: { ...draft.redo, answers, choices, times } }
}
