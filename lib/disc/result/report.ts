/** The one view model of the complete report: the page, the print sheet and the PDF all draw this. */

import { place } from '../circle/geometry'
import { focusOf, paceOf } from '../circle/leaning'
import { STYLE_CONTENT } from '../content/all'
import type { Field } from '../content/field-names'
import { FIELD_SCENES, type FieldScene } from '../content/fields'
import { OWN_LETTER, type OwnLetter } from '../content/own-letter'
import type { StyleDetail, StylePreview } from '../content/types'
import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '../letters'
import { type Certainty, type Interval, rangeOf } from '../model/certainty'
import { drawTogether, isSure, type Measured } from '../model/claims'
import { rankLetters, type StyleCode, styleWords } from '../styles'
import { type Goal, planGoals, timeframeOf } from './action-plan'
import { type Band, bandOf } from './bands'
import { type NumberNote, readNumbers } from './numbers'
import { type Nameable, type ResultName, resultName } from './result-name'
import { type SentenceFeedback, type SentenceWithFeedback, withFeedback } from './sentence-feedback'
import type { Explanation } from './telling-answers'

export interface ScoreLine {
  letter: Letter
  name: string
  /** 0 to 100. */
  score: number
  /** What it probably lies between; null for results of plain counting. */
  range: Interval | null
  band: Band
  /** Share of the sum of the four scores, in whole percent. */
  share: number
}

/** The four scores as the screens, the print sheet and the PDF draw them. */
export interface ScoreReading {
  scores: PerLetter<number>
  scoreLines: readonly ScoreLine[]
  /** One sentence under the doughnut. */
  mixReading: string
  /** One sentence under the radar. */
  shapeReading: string
}

export interface Report extends ScoreReading {
  code: StyleCode
  /** "Conscientiousness with Steadiness". */
  codeInWords: string
  letters: readonly Letter[]
  primary: Letter
  name: string
  nickname: string
  /** What it is called, and how sure that is. */
  named: ResultName
  completedAt: Date
  /** Which answers made it; null for results of plain counting. */
  explanation: Explanation | null
  preview: StylePreview
  detail: Omit<StyleDetail, 'goals' | 'strengths' | 'limitations'>
  /** What works and what gets in the way, with what the reader said of each. */
  strengths: readonly SentenceWithFeedback[]
  limitations: readonly SentenceWithFeedback[]
  /** The field of work that the reader named. */
  field: Field | null
  /** A strength and a limit of the primary letter in the words of that field. */
  scene: FieldScene | null
  /** What the four scores say, whatever the style. */
  numbers: readonly NumberNote[]
  /** With a person of the same letter. */
  ownLetter: OwnLetter
  plan: { lede: string; goals: readonly Goal[] }
  method: string
}

export interface ReportInput extends Nameable {
  code: StyleCode
  /** 0 to 100 each. */
  scores: PerLetter<number>
  explanation: Explanation | null
  completedAt: Date
  /** None for a report that has not been read yet. */
  feedback?: SentenceFeedback
  field?: Field | null
}

/** Builds the report of one result. */
export function buildReport(input: ReportInput): Report {
  const { code, scores, primary, certainty, explanation, completedAt } = input
  const { feedback, field = null } = input
  const { name, nickname, preview, detail } = STYLE_CONTENT[code]
  const { goals, strengths, limitations, ...rest } = detail
  const named = resultName(input)
  if (!named) throw new Error(`Unknown style code ${code}`)
  return {
    code,
    codeInWords: styleWords(code),
    letters: [...code] as Letter[],
    primary,
    name,
    nickname,
    named,
    completedAt,
    explanation,
    preview,
    detail: rest,
    strengths: withFeedback(code, strengths, feedback),
    limitations: withFeedback(code, limitations, feedback),
    field,
    scene: field && FIELD_SCENES[field][primary],
    numbers: readNumbers(scores, certainty),
    ownLetter: OWN_LETTER[primary],
    scores,
    scoreLines: scoreLines(scores, certainty),
    ...scoreReadings(scores, certainty),
    plan: {
      lede: `Three goals ${timeframeOf(code).over}. Small enough to start this week.`,
      goals: planGoals(code, goals),
    },
    method: certainty ? METHOD_NOTE : COUNTING_NOTE,
  }
}

export const BANDS_NOTE =
  '70 and above is high, 40 to 69 is medium, below 40 is low. None of them is a grade.'

/** What is true of every result, however it was scored. */
const FRAME = {
  start: 'DISC describes preference, not ability, and it can shift with role and season.',
  end: 'Use this to start conversations, not to end them. It is not a hiring test and not a diagnosis.',
}
const METHOD_NOTE = `${FRAME.start} Your scores come from your own most and least choices, weighed by a model of how people choose. A score of 70 means that 70 out of 100 people are lower, if people are spread out the way the model assumes. There are no norms from real people yet. ${FRAME.end}`
const COUNTING_NOTE = `${FRAME.start} Your scores come from your own most and least choices. Each choice moves a letter up or down, and 50 means that a letter was picked as most and as least equally often. ${FRAME.end}`

/** One line per letter, in circle order. */
export function scoreLines(
  scores: PerLetter<number>,
  certainty: Pick<Certainty, 'theta'> | null = null,
): ScoreLine[] {
  const total = LETTERS.reduce((sum, letter) => sum + scores[letter], 0)
  return LETTERS.map((letter) => {
    return {
      letter,
      name: LETTER_NAMES[letter],
      score: scores[letter],
      range: certainty && rangeOf(certainty, letter),
      band: bandOf(scores[letter]),
      share: total === 0 ? 25 : Math.round((scores[letter] / total) * 100),
    }
  })
}

/** What the four scores say together. */
export function scoreReadings(
  scores: PerLetter<number>,
  certainty: Measured['certainty'],
): Pick<ScoreReading, 'mixReading' | 'shapeReading'> {
  return { mixReading: mixReading(scores), shapeReading: shapeReading(scores, certainty) }
}

/** Names the two largest shares. */
export function mixReading(scores: PerLetter<number>): string {
  const lines = scoreLines(scores)
  const [first, second] = rankLetters(scores)
  const share = (letter: Letter) => lines.find((line) => line.letter === letter)?.share ?? 0
  return `${LETTER_NAMES[first]} makes up ${share(first)}% of your total, ${LETTER_NAMES[second]} ${share(second)}%.`
}

const PACE_WORDS = { fast: 'fast-paced', measured: 'measured' } as const
const FOCUS_WORDS = { people: 'people first', task: 'task first' } as const

/** Says to which half of the circle the four scores lean together, as far as that is sure. */
export function shapeReading(
  scores: PerLetter<number>,
  certainty: Measured['certainty'] = null,
): string {
  const draws = drawTogether([{ scores, certainty }])
  const isTold = (axis: 0 | 1) =>
    isSure(draws, ([own]) => own !== undefined && place(own)[axis] * place(scores)[axis] > 0)
  const pace = isTold(1) ? paceOf(scores) : null
  const focus = isTold(0) ? focusOf(scores) : null
  const half = pace === 'fast' ? 'upper' : 'lower'
  const side = focus === 'people' ? 'right' : 'left'
  if (pace && focus) {
    return `It leans toward the ${half} ${side} of the circle: ${PACE_WORDS[pace]}, ${FOCUS_WORDS[focus]}.`
  }
  if (pace) return `It leans toward the ${half} half of the circle: ${PACE_WORDS[pace]}.`
  if (focus) return `It leans toward the ${side} half of the circle: ${FOCUS_WORDS[focus]}.`
  return 'We can’t tell which way it leans.'
}
