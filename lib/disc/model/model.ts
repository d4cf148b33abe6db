import type { Prior } from './estimate'
import type { Pattern } from './fit'
import type { Design } from './form'
import { isHighPair, type NamingRule, namedByScores, type PairRule } from './style-chances'

/** What a scorer takes as given: of the statements, of people, and of what it does not know. */
export interface Model {
  design: Design
  prior: Prior
  /** Standard errors are this much wider than the model says. */
  widening: number
  /** Who has less of one of them fits badly: so few honest people do (docs/study.md). */
  limits: Pattern
  rules: Rules
}

/** How a scorer prints what it finds. */
interface Rules {
  /** The lowest score; the highest is 100 less this. */
  lowest: number
  name: NamingRule
  /** By which the chance of a style is counted. */
  isPair: PairRule
  /** Whether it says what more answers can settle (`ownChance`). */
  keepsOwn: boolean
}

/** Those in force. */
export const RULES: Rules = {
  lowest: 1,
  name: namedByScores(),
  isPair: isHighPair(),
  keepsOwn: true,
}
