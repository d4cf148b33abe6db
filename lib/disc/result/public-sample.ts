/**
 * The public sample: a made-up person who answered today's form, scored by today's scorer, so that everything said of
 * them is worked out as for everyone else. The answers follow from a rule, which fits whatever the form asks. Anyone may
 * read its scores, and an extract of its report.
 */
import { LETTERS, perLetter } from '../letters'
import { certaintyOf } from '../model/certainty'
import { normalPoint } from '../model/normal'
import { IN_FORCE, keyOf } from '../model/scorers'
import { type Scored, score } from '../model/scoring'
import { type AccountResult, buildAccountResult } from './account-result'
import { doubtOf, isOpenLead } from './doubt'
import { buildReport, type Report } from './report'
import { answersLike } from './sample-answers'
import { explain } from './telling-answers'

/** Its row in the database, which `prisma/first-rows.ts` writes. */
export const SAMPLE_ID = '6'
export const SAMPLE_PERSON = 'Riley Chen'
const COMPLETED_AT = new Date('2026-11-02T09:30:00Z')

/** What the person is like, as scores; and the style that comes of it, in which one letter leads. */
const LIKE = { D: 28, I: 22, S: 76, C: 92 }
const STYLE = 'CS'
/** So many sittings of that person are looked at. */
const SITTINGS = 400

let found: ReturnType<typeof takeSample> | undefined

/** The answers of the sample with all that follows from them. */
export function publicSample() {
  found ??= takeSample()
  return found
}

/** Of that person's sittings that come to the style, the one whose scores say best what they are like. */
function takeSample() {
  const places = perLetter((letter) => normalPoint(LIKE[letter] / 100))
  const off = ({ scores }: Pick<Scored, 'scores'>) =>
    LETTERS.reduce((sum, letter) => sum + (scores[letter] - LIKE[letter]) ** 2, 0)
  const [nearest] = Array.from({ length: SITTINGS }, (_, turn) => answersLike(places, turn))
    .map((responses) => ({ responses, scored: score(responses) }))
    .filter(
      ({ scored }) => scored.style.code === STYLE && !isOpenLead(doubtOf(scored, scored.style)),
    )
    .sort((one, other) => off(one.scored) - off(other.scored))
  if (!nearest) throw new Error(`No sitting of the sample comes to ${STYLE}`)
  const { responses, scored } = nearest
  return {
    ...scored.style,
    responses,
    counted: scored.counted,
    quality: null,
    scores: scored.scores,
    certainty: certaintyOf(scored),
    completedAt: COMPLETED_AT,
  }
}

/** The sample's complete report. Of its texts, only what `/sample-report` draws may leave the server. */
export function publicSampleReport(): Report {
  const { responses, ...made } = publicSample()
  return buildReport({ ...made, explanation: explain(responses, made.certainty, made) })
}

/** The sample as the preview of a result in the account shows it, with exact scores. */
export function publicSampleResult(): AccountResult {
  const { responses, ...made } = publicSample()
  const shown = { resultId: SAMPLE_ID, isSample: true, unlocked: false, madeBy: keyOf(IN_FORCE) }
  const result = buildAccountResult({ ...made, ...shown })
  if (!result) throw new Error('The sample has no style')
  return result
}
