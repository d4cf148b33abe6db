import type { Letter, PerLetter } from '../letters'
import type { StyleCode } from '../styles'

/** A short title and one or two sentences under it. */
export interface Point {
  title: string
  text: string
}

/** One goal of the action plan. Its deadline is not written here: `action-plan.ts` derives it from the style. */
export interface GoalText {
  goal: string
  metric: string
  firstStep: string
}

/** One line of the dos and don'ts guide; `to` names the letter of the person it is said to, when it matters. */
export interface Phrase {
  say: string
  avoid: string
  to?: Letter
}

export interface WorkStyle {
  leadership: string
  teamRole: string
  communication: string
  environment: string
}

/** What anyone who took the assessment may read about their style. */
export interface StylePreview {
  keywords: readonly [string, string, string, string]
  /** `title` is the label ("Fast"), `text` one sentence about it. */
  coreTraits: { pace: Point; perspective: Point; focus: Point }
  summary: string
}

/** The paid part. It never leaves the server before the result is paid for. */
export interface StyleDetail {
  /** Two or three paragraphs, about 150 words together. */
  description: readonly string[]
  coreValues: readonly Point[]
  /** Every text names what the strength costs. */
  strengths: readonly Point[]
  /** What gets in the way; every title starts with a verb that points to the way out. */
  limitations: readonly Point[]
  developmentTips: readonly string[]
  workStyle: WorkStyle
  /** `title` is the role, `text` the reason it fits. */
  careers: readonly Point[]
  goals: readonly [GoalText, GoalText, GoalText]
  phrases: readonly Phrase[]
  /** How to work with people of the three letters other than the reader's primary one. */
  workingWith: Partial<PerLetter<Point>>
}

export interface StyleContent {
  code: StyleCode
  name: string
  nickname: string
  preview: StylePreview
  detail: StyleDetail
}

/** The texts of one letter, shown to an account level by `premium.ts`. */
export interface LetterContent {
  letter: Letter
  title: string
  /** What the letter brings, in one word. */
  subtitle: string
  /** One sentence that describes the letter. */
  description: string
  traits: readonly string[]
  strengths: readonly string[]
  challenges: readonly string[]
  communicationTips: readonly string[]
  careerAreas: readonly string[]
}
