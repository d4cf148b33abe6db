/** The assessment as pure steps over a draft. A step that changes nothing returns the same draft. */

import type { submitGuestAssessment } from '@/lib/api/assessment'
import type { BodyInput } from '@/lib/api/endpoint'
import { type Draft, type Question, withTime } from '@/lib/client/draft'
import {
  type Choices,
  choose,
  confirm,
  isAnswered,
  NO_CHOICES,
  otherPick,
  type Pick,
} from '@/lib/disc/form/choices'

export type Step =
  | { do: 'choose'; pick: Pick; option: string }
  /** The suggested picks are the person's own. */
  | { do: 'confirm' }
  /** `opening`: the picks that the next question opens with, if any. */
  | { do: 'next'; opening?: Choices }
  | { do: 'previous' }
  /** Puts other picks on the current question. */
  | { do: 'open'; choices: Choices }
  /** Time that passed on the current question. */
  | { do: 'spend'; ms: number }
  /** The current question was counted. */
  | { do: 'reach' }
  /** A submit is about to be tried; `key` is used unless these very answers were tried before. */
  | { do: 'attempt'; key: string }
  /** The account holds a save of this assessment. `key` names what it holds. */
  | { do: 'saved'; id: string; version: number; key: string }

export function step(draft: Draft, action: Step): Draft {
  switch (action.do) {
    case 'choose':
      return pickOption(draft, action.pick, action.option)
    case 'confirm':
      return draft.choices.suggested ? { ...draft, choices: confirm(draft.choices) } : draft
    case 'next':
      return goNext(draft, action.opening ?? NO_CHOICES)
    case 'previous':
      return goBack(draft)
    case 'open':
      return { ...draft, choices: action.choices }
    case 'spend':
      if (action.ms < 1) return draft
      return { ...draft, times: withTime(draft.times, positionOf(draft), action.ms) }
    case 'reach':
      return draft.reached > positionOf(draft)
        ? draft
        : { ...draft, reached: positionOf(draft) + 1 }
    case 'attempt': {
      const picks = picksOf(draft)
      return draft.attempt?.picks === picks
        ? draft
        : { ...draft, attempt: { key: action.key, picks } }
    }
    case 'saved': {
      const { id, version, key } = action
      if (draft.account?.id !== id || draft.account.version === version) return draft
      return { ...draft, account: { id, version, sent: [key] } }
    }
  }
}

function pickOption(draft: Draft, pick: Pick, option: string): Draft {
  if (draft.choices[pick] === option && !draft.choices.suggested) return draft
  return { ...draft, choices: choose(draft.choices, pick, option) }
}

/** Stores the answer and opens the next question. The last question stays open until it is submitted. */
function goNext(draft: Draft, choices: Choices): Draft {
  if (!isAnswered(draft.choices) || isLast(draft)) return draft
  return { ...draft, answers: [...draft.answers, draft.choices], choices }
}

/** Drops the last stored answer and restores its picks. */
function goBack(draft: Draft): Draft {
  const dropped = draft.answers.at(-1)
  if (!dropped) return draft
  return { ...draft, answers: draft.answers.slice(0, -1), choices: dropped }
}

/** Index of the current question, from 0. */
export function positionOf(draft: Draft): number {
  return draft.answers.length
}

/** The current question, or the one at another position. */
export function questionOf(draft: Draft, position = positionOf(draft)): Question {
  const question = draft.questions[position]
  if (!question) throw new Error(`A draft has no question ${position + 1}`)
  return question
}

export function isLast(draft: Draft): boolean {
  return positionOf(draft) === draft.questions.length - 1
}

/** Something was chosen or answered, so there is something to come back to. */
export function hasProgress(draft: Draft): boolean {
  const { answers, choices } = draft
  if (answers.length > 0) return true
  return !choices.suggested && (choices.most !== null || choices.least !== null)
}

/** What is sent: every question with its picks, its time, and its options in the order shown. */
export function responsesOf(draft: Draft): BodyInput<typeof submitGuestAssessment>['responses'] {
  const { answers, choices, questions, times } = draft
  const all = isAnswered(choices) ? [...answers, choices] : answers
  return all.flatMap(({ most, least, suggested }, index) => {
    const question = questions[index]
    if (!question) return []
    return {
      question_number: question.group,
      most_like: most,
      least_like: least,
      ms: times[index] ?? 0,
      shown: question.options.map(({ id }) => id),
      ...(suggested ? { suggested } : {}),
    }
  })
}

/** The picks alone: times may differ between two tries of one submit. */
export function picksOf(draft: Draft): string {
  return responsesOf(draft)
    .map(({ question_number, most_like, least_like }) => [question_number, most_like, least_like])
    .join(' ')
}

/** What is still to be chosen. */
export type Status = 'suggested' | 'both' | 'needsLeast' | 'needsMost' | 'needsBoth'

export function statusOf(choices: Choices): Status {
  if (choices.suggested) return 'suggested'
  if (isAnswered(choices)) return 'both'
  if (choices.most) return 'needsLeast'
  return choices.least ? 'needsMost' : 'needsBoth'
}

/** What came of a choice: what it cleared, which is to be chosen then, or what is still to be chosen. */
export type Outcome = Status | 'confirmed' | 'clearedMost' | 'clearedLeast'

export function outcomeOf(before: Choices, pick: Pick, option: string): Outcome {
  if (before.suggested && before[pick] === option) return 'confirmed'
  const other = otherPick(pick)
  if (before[other] === option) return other === 'most' ? 'clearedMost' : 'clearedLeast'
  return statusOf(choose(before, pick, option))
}
