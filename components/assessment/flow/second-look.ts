/**
 * The second look at some answers, as pure steps: a small draft of its own, until it replaces the answers. Suggestions
 * that were not touched come back the same way, where too few answers are the person's own.
 */
import type { Draft, SecondLook } from '@/lib/client/draft'
import type { OfferOf } from '@/lib/copy/second-look'
import { type Choices, NO_CHOICES } from '@/lib/disc/form/choices'
import { FEWEST_OWN } from '@/lib/disc/model/confidence'

/** The questions to look at again, and why. */
export type Again = readonly { question_number: number; why: SecondLook['places'][number]['why'] }[]

/** Offers a second look at these questions; with none it is over before it began. */
export function offerSecondLook(draft: Draft, again: Again): Draft {
  // Another tab may have tried a submit meanwhile.
  if (!mayAsk(draft)) return draft
  const places = again.flatMap(({ question_number, why }) => {
    const at = draft.questions.findIndex(({ group }) => group === question_number)
    return at < 0 ? [] : [{ at, why }]
  })
  return withPlaces(draft, places, places.length > 0 ? 'offered' : 'done')
}

/** Offers the questions whose suggestion was not touched, where too few answers are the person's own; else the same draft. */
export function offerUntouched(draft: Draft): Draft {
  const places = [...draft.answers, draft.choices].flatMap(({ suggested }, at) =>
    suggested ? [{ at, why: 'untouched' as const }] : [],
  )
  const total = draft.questions.length
  if (total - places.length >= Math.min(FEWEST_OWN, total)) return draft
  return withPlaces(draft, places, 'offered')
}

/** Opens without picks, because people tend to confirm existing ones without reading. */
function withPlaces(draft: Draft, places: SecondLook['places'], state: SecondLook['state']): Draft {
  return { ...draft, secondLook: { state, places, answers: [], choices: NO_CHOICES, times: [] } }
}

/** Whether the second look is at suggestions that were never touched. */
export function isOfUntouched({ secondLook }: Draft): boolean {
  return secondLook?.places[0]?.why === 'untouched'
}

/** Opens the first question again, or the one where the person went back to the offer. */
export function startSecondLook(draft: Draft): Draft {
  return draft.secondLook?.state === 'offered' ? withState(draft, 'open') : draft
}

/** From the first question back to the offer. */
export function leaveSecondLook(draft: Draft): Draft {
  return draft.secondLook?.state === 'open' ? withState(draft, 'offered') : draft
}

/** The answers stay as they were; untouched suggestions are none. */
export function keepAnswers(draft: Draft): Draft {
  return draft.secondLook && !isOfUntouched(draft) ? withState(draft, 'done') : draft
}

/** The new picks, with their times, instead of the earlier ones. After untouched suggestions a second look may still come. */
export function takeSecondLook(draft: Draft): Draft {
  const { secondLook } = draft
  if (secondLook?.state !== 'open') return draft
  const taken = withPicks(draft, [...secondLook.answers, secondLook.choices])
  return isOfUntouched(draft) ? { ...taken, secondLook: undefined } : withState(taken, 'done')
}

/** Puts the first so many picks of the second look in place of the earlier ones. */
function withPicks(draft: Draft, looked: readonly Choices[]): Draft {
  const { places = [], times: spent = [] } = draft.secondLook ?? {}
  const picks = [...draft.answers, draft.choices]
  const times = draft.questions.map((_, at) => draft.times[at] ?? 0)
  for (const [index, choices] of looked.entries()) {
    const at = places[index]?.at ?? -1
    picks[at] = choices
    times[at] = spent[index] ?? 0
  }
  const choices = picks.pop() as Choices
  return { ...draft, answers: picks as Draft['answers'], choices, times }
}

const withState = (draft: Draft, state: SecondLook['state']): Draft =>
  draft.secondLook ? { ...draft, secondLook: { ...draft.secondLook, state } } : draft

/** Whether the person is deciding about a second look. */
export function isOffered({ secondLook }: Draft): boolean {
  return secondLook?.state === 'offered'
}

/** Whether the questions on screen are those of the second look. */
export function isInSecondLook({ secondLook }: Draft): boolean {
  return secondLook?.state === 'open'
}

/** Whether a second look is still to be asked about: once, and not after a submit was tried, which may have arrived. */
export function mayAsk({ secondLook, attempt }: Draft): boolean {
  return secondLook === undefined && attempt === null
}

/** Where the person is: question 3 of 28, of the form or of the second look. */
export interface Place {
  of: 'question' | 'again'
  number: number
  total: number
}

export function placeIn(draft: Draft): Place {
  const { answers, questions } = shownOf(draft)
  const of = !isInSecondLook(draft) || isOfUntouched(draft) ? 'question' : 'again'
  return { of, number: answers.length + 1, total: questions.length }
}

/** What is offered to be answered again. */
export function offerIn({ secondLook, questions }: Draft): OfferOf {
  const places = secondLook?.places ?? []
  return {
    again: places.map(({ at, why }) => ({ question: at + 1, why })),
    total: questions.length,
  }
}

/** The draft on the screen: the whole one, or that of the second look. */
export function shownOf(draft: Draft): Draft {
  const { secondLook, ...whole } = draft
  if (secondLook?.state !== 'open') return draft
  const { answers, choices, times } = secondLook
  const questions = secondLook.places.flatMap(({ at }) => draft.questions[at] ?? [])
  return { ...whole, questions, answers, choices, times }
}

/** Changes the draft that is on screen. */
export function changeShown(draft: Draft, change: (shown: Draft) => Draft): Draft {
  if (isOffered(draft)) return draft
  const before = shownOf(draft)
  const after = change(before)
  if (after === before) return draft
  if (before === draft || !draft.secondLook) return after
  const { answers, choices, times } = after
  const looked = { ...draft, secondLook: { ...draft.secondLook, answers, choices, times } }
  // Nothing is set aside for these, so what is answered counts at once, on other devices too.
  return isOfUntouched(draft) ? withPicks(looked, answers) : looked
}
