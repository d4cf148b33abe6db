/**
 * The public sample: a made-up person who answered the whole form, so that everything said of them is worked out as for
 * everyone else. Anyone may read its scores, and an extract of its report.
 */
import { requireForm } from '../form/items'
import type { Response } from '../form/responses'
import { keyOf, type MadeBy, makeAgain, modelOf } from '../model/scorers'
import { type AccountResult, buildAccountResult } from './account-result'
import { buildReport, type Report } from './report'
import { explain } from './telling-answers'

/** As the seed has it. */
const ID = '6'
export const SAMPLE_PERSON = 'Riley Chen'
export const SAMPLE_COMPLETED_AT = new Date('2026-11-02T09:30:00Z')
/** The form of that day: like every result, the sample stays with it. */
const SAMPLE_FORM = requireForm('2026-11')

/** The letters of the most and the least, by question: found by trying, so that the scores are those of the seeded sample. */
const PICKS =
  'CI SD CI DI CD SI SI CI SD DI SI ID CI SI DS CD DS CI SI SI IS CI CD CI SI SD SD CD'.split(' ')

function answers(): Response[] {
  return SAMPLE_FORM.tetrads.map(({ question, items }, at) => {
    const [most, least] = [...(PICKS[at] ?? '')].map((one) =>
      items.find(({ letter }) => letter === one),
    )
    return { question, most: most?.id ?? '', least: least?.id ?? '' }
  })
}

/** The sample is a result like others: it keeps the numbers of the scorer that made it. */
const MADE_BY: MadeBy = { scorerVersion: 'logit-2', calibration: 'none' }

/** What the sample's result is made of. */
function sampleInput() {
  const responses = answers()
  const made = makeAgain(MADE_BY, responses)
  if (!made?.certainty) throw new Error('The sample’s scorer is not known')
  const { style, scores, certainty } = made
  const answered = { counted: responses.length, total: responses.length, quality: null }
  return {
    ...style,
    ...answered,
    scores,
    certainty,
    madeBy: keyOf(MADE_BY),
    completedAt: SAMPLE_COMPLETED_AT,
    responses,
  }
}

/** The sample's complete report. Of its texts, only what `/sample-report` draws may leave the server. */
export function publicSampleReport(): Report {
  const { responses, certainty, ...input } = sampleInput()
  return buildReport({
    ...input,
    certainty,
    explanation: explain(responses, certainty, input, modelOf(MADE_BY) ?? undefined),
  })
}

/** The sample as the preview of a result in the account shows it, with exact scores. */
export function publicSampleResult(): AccountResult {
  const { responses, ...input } = sampleInput()
  const result = buildAccountResult({ ...input, resultId: ID, isSample: true, unlocked: false })
  if (!result) throw new Error('The sample has no style')
  return result
}
