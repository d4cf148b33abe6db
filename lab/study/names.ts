/**
 * What a name is worth by several rules: whether it contradicts the picture beside it, holds the letter that truly leads, and
 * comes again when the same person sits once more.
 */

import { WORLD_KINDS, type WorldKind } from '@/lib/copy/study/figures'
import { decimals, KIND_NAMES, percent, thousands } from '@/lib/copy/study/table'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { LETTERS, type PerLetter, perLetter } from '@/lib/disc/letters'
import { closeStyleOf, isClosePair, namedByChance } from '@/lib/disc/model/earlier-names'
import { estimate } from '@/lib/disc/model/estimate'
import { normalShare } from '@/lib/disc/model/normal'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import {
  PRIOR,
  SCORER_VERSION,
  type Scored,
  scoredFrom,
  UNCALIBRATED_MODEL,
} from '@/lib/disc/model/scoring'
import { isHighPair, namedByScores } from '@/lib/disc/model/style-chances'
import { bandOf } from '@/lib/disc/result/bands'
import { LEADS_FROM, namedBy, rankLetters, SECOND_FROM, type Style } from '@/lib/disc/styles'
import { mean } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { drawWorld } from './worlds'

const SEED = 20_261_127

/** From one of these printed scores on, a second letter could be in the name. */
const CANDIDATES = [50, 60, 70] as const

interface Rule {
  title: string
  rules: typeof UNCALIBRATED_MODEL.rules
  /** What is true of a person, by the same rule. */
  truthOf: (scores: PerLetter<number>) => Style
}

const RULES: readonly Rule[] = [
  {
    title: 'the most probable, until logit-4',
    rules: { ...UNCALIBRATED_MODEL.rules, name: namedByChance, isPair: isClosePair },
    truthOf: closeStyleOf,
  },
  ...CANDIDATES.map((from) => ({
    title: `${from}, or open`,
    rules: { ...UNCALIBRATED_MODEL.rules, name: namedByScores(from), isPair: isHighPair(from) },
    truthOf: (scores: PerLetter<number>) => namedBy(rankLetters(scores), scores, false, from),
  })),
]

/** What is asked of the name of each person: 1 where it is so, else 0. */
const QUESTIONS = {
  'contradicts its picture': ({ first }) =>
    first.style.code.length === 1 &&
    (isOpen(first) || bandOf(first.scores[first.style.secondary]) === 'HIGH'),
  'true first letter in it': ({ first, truth }) => first.style.code.includes(truth.primary),
  right: ({ first, truth }) => first.style.code === truth.code,
  'says of itself': ({ first }) => first.styleProbability ?? 0,
  'less than even': ({ first }) => (first.styleProbability ?? 0) < 0.5,
  'no letter in common': ({ first, again }) =>
    ![...first.style.code].some((letter) => again.style.code.includes(letter)),
  'same letters again': ({ first, again }) => isSame(first.style, again.style),
  'same name again': ({ first, again }) => first.style.code === again.style.code,
  'with the order kept': ({ first, again }) =>
    first.style.code === again.style.code || (isSame(first.style, again.style) && isOpen(again)),
  'one letter': ({ first }) => first.style.code.length === 1,
} satisfies Record<string, (person: Named) => boolean | number>

interface Named {
  first: Scored
  again: Scored
  truth: Style
}

const sorted = ({ code }: Style) => [...code].sort().join('')
const isSame = (one: Style, other: Style) => sorted(one) === sorted(other)
const isOpen = ({ primaryProbability }: Scored) => primaryProbability < LEADS_FROM

export interface NameFigures {
  kind: WorldKind
  people: number
  /** By rule, in the order of the questions. */
  rows: { title: string; cells: number[] }[]
}

/** So many people in each of so many worlds of a kind, each with two sittings. */
export function nameFigures(kind: WorldKind, worlds: number, people: number): NameFigures {
  const found = RULES.map(() => [] as Named[])
  for (let at = 0; at < worlds; at++) {
    const seed = SEED + 1000 * WORLD_KINDS.indexOf(kind) + at
    const world = drawWorld(kind, FORM_DESIGN, seed, randomFrom(seed))
    for (let person = 0; person < people; person++) {
      const { theta, sit } = world.person()
      const sittings = [sit(), sit()].map((answers) => estimate(FORM_DESIGN, PRIOR, answers))
      const places = perLetter(
        (letter) => 100 * normalShare(theta[LETTERS.indexOf(letter)] as number),
      )
      for (const [rule, { rules, truthOf }] of RULES.entries()) {
        const [first, again] = sittings.map((one) =>
          scoredFrom(one, FORM_DESIGN.blocks.length, { ...UNCALIBRATED_MODEL, rules }),
        ) as [Scored, Scored]
        found[rule]?.push({ first, again, truth: truthOf(places) })
      }
    }
  }
  return {
    kind,
    people: worlds * people,
    rows: RULES.map(({ title }, rule) => ({
      title,
      cells: Object.values(QUESTIONS).map((ask) =>
        mean((found[rule] ?? []).map((one) => Number(ask(one)))),
      ),
    })),
  }
}

/** All kinds of worlds. */
export const namesInAll = (worlds: number, people: number): NameFigures[] =>
  WORLD_KINDS.map((kind) => nameFigures(kind, worlds, people))

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function nameTable(figures: readonly NameFigures[]): string {
  const columns = Object.keys(QUESTIONS)
  return [
    row(['world', 'rule', ...columns]),
    `|---|---|${'--:|'.repeat(columns.length)}`,
    ...figures.flatMap(({ kind, rows }) =>
      rows.map(({ title, cells }) => row([KIND_NAMES[kind].name, title, ...cells.map(percent)])),
    ),
  ].join('\n')
}

/** docs/study-names.md, whole. */
export function nameDocument(figures: readonly NameFigures[]): string {
  return `# The name

Written by \`npm run study\` (form ${FORM_VERSION}, scorer ${SCORER_VERSION}); do not edit by hand.

A name holds the second letter where that letter prints 50, 60 or 70 and more, or where the chance of the first is below ${decimals(LEADS_FROM, 2)}: then the
lead is *open*. ${thousands(figures[0]?.people ?? 0)} people in each kind of world ([which they are](study.md)) sit twice, before any calibration, and do not change in between.

- *Contradicts its picture*: one letter in the name where the second prints HIGH, or the lead is open.
- *Right*: the name that the person's true places have by the same rule, where no lead is open. *Says of itself*: the mean of \`style_probability\`, the
  chance of that. *Less than even*: for so many it is below .5.
- *With the order kept*: the same name again, if of the same two letters the order of the first sitting stays while the lead is open.

The rule in force is *${SECOND_FROM}, or open*: of the three its name is right most often, and its letters come again most often, in every
kind of world; the true first letter is in it as often by each. The price is names of one letter. A result stands for its own answers, so the letters in its
name stand in the order that it prints. Where all sittings of a person are read as one, the order of the first stays.

${nameTable(figures)}
`
}
