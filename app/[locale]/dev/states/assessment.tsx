import {
  offerSecondLook,
  offerUntouched,
  startSecondLook,
} from '@/components/assessment/flow/second-look'
import { newDraft } from '@/lib/client/draft'
import { type Choices, NO_CHOICES } from '@/lib/disc/form/choices'
import { questionsFor } from '@/lib/disc/form/items'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { apiMessages } from '@/lib/messages/api'
import { Press } from './after-load'
import type { StateId } from './list'
import { StillAssessment } from './still-assessment'

/** In an order that is the same every time. */
const QUESTIONS = questionsFor(() => 0.5)
const ANSWERS = answersOf('CS').map(({ most, least }) => ({ most, least }))
const LAST = QUESTIONS.length - 1
const LONGEST = QUESTIONS.reduce(
  (longest, _, index) => (lengthOf(index) > lengthOf(longest) ? index : longest),
  0,
)

function lengthOf(index: number): number {
  return QUESTIONS[index]?.options.reduce((sum, { text }) => sum + text.length, 0) ?? 0
}

/** A draft at a question (from 0), with the picks on it. */
function draftAt(index: number, choices: Choices = NO_CHOICES) {
  return { ...newDraft(QUESTIONS), answers: ANSWERS.slice(0, index), choices }
}

const picked = (index: number) => ANSWERS[index] ?? NO_CHOICES
const first = draftAt(0)
const both = draftAt(6, picked(6))
const mostOnly = draftAt(6, { ...picked(6), least: null })
const finished = draftAt(LAST, picked(LAST))
const again = (question_number: number, why: 'hurried' | 'odd' = 'hurried') => ({
  question_number,
  why,
})
const hurried = offerSecondLook(
  finished,
  [3, 8, 14, 19, 27].map((question) => again(question)),
)
const elsewhere = { name: 'elsewhere' } as const
const named = { name: 'named', style: { code: 'CS', name: 'The Quiet Architect' } } as const
const loading = { name: 'loading', begins: true, server: null } as const
const submitting = { name: 'submitting' } as const
const loadFailed = { name: 'failed', what: 'load' } as const
const submitFailed = { name: 'failed', what: 'submit' } as const
const unavailable = { code: 'unavailable', message: apiMessages.unavailable } as const
const outdated = { code: 'invalid', message: apiMessages.invalid } as const

type AssessmentState = Extract<StateId, `assessment-${string}`>

export const assessmentStates: Record<AssessmentState, () => React.ReactNode> = {
  'assessment-loading': () => <StillAssessment phase={loading} />,
  'assessment-first': () => <StillAssessment draft={first} />,
  'assessment-one-picked': () => <StillAssessment draft={mostOnly} />,
  'assessment-both-picked': () => <StillAssessment draft={both} />,
  'assessment-same-choice': () => (
    <StillAssessment
      draft={draftAt(6, { most: null, least: picked(6).most })}
      said={{ say: 'clearedMost' }}
    />
  ),
  'assessment-too-early': () => (
    <>
      <StillAssessment draft={mostOnly} />
      <Press name="Next" />
    </>
  ),
  'assessment-long': () => <StillAssessment draft={draftAt(LONGEST, picked(LONGEST))} />,
  'assessment-resumed': () => <StillAssessment draft={mostOnly} resumed />,
  'assessment-start-over': () => (
    <>
      <StillAssessment draft={mostOnly} resumed />
      <Press name="Start over" />
    </>
  ),
  'assessment-leave': () => (
    <>
      <StillAssessment draft={both} />
      <Press name="Leave the assessment" />
    </>
  ),
  'assessment-leave-unkept': () => (
    <>
      <StillAssessment draft={both} kept={false} />
      <Press name="Leave the assessment" />
    </>
  ),
  'assessment-offline': () => <StillAssessment draft={both} online={false} />,
  'assessment-last': () => <StillAssessment draft={finished} />,
  'assessment-submitting': () => <StillAssessment draft={finished} phase={submitting} />,
  'assessment-second-look-hurried': () => <StillAssessment draft={hurried} />,
  'assessment-second-look-odd': () => (
    <StillAssessment draft={offerSecondLook(finished, [again(17, 'odd')])} />
  ),
  'assessment-second-look-both': () => (
    <StillAssessment
      draft={offerSecondLook(finished, [again(3), again(4), again(9), again(17, 'odd')])}
    />
  ),
  'assessment-second-look-question': () => <StillAssessment draft={startSecondLook(hurried)} />,
  'assessment-too-few': () => (
    <StillAssessment
      draft={offerUntouched({
        ...finished,
        answers: finished.answers.map((one, at) =>
          at < 3 ? one : { ...one, suggested: true as const },
        ),
        choices: { ...finished.choices, suggested: true },
      })}
    />
  ),
  'assessment-load-failed': () => <StillAssessment phase={loadFailed} refusal={unavailable} />,
  'assessment-load-offline': () => <StillAssessment phase={loadFailed} online={false} />,
  'assessment-submit-failed': () => (
    <StillAssessment draft={finished} phase={submitFailed} refusal={unavailable} />
  ),
  'assessment-submit-offline': () => (
    <StillAssessment draft={finished} phase={submitFailed} online={false} />
  ),
  'assessment-submit-unkept': () => (
    <StillAssessment draft={finished} phase={submitFailed} kept={false} />
  ),
  'assessment-outdated': () => (
    <StillAssessment draft={finished} phase={submitFailed} refusal={outdated} />
  ),
  'assessment-elsewhere': () => <StillAssessment draft={finished} phase={elsewhere} />,
  'assessment-named': () => <StillAssessment draft={finished} phase={named} />,
}
