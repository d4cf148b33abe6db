/**
 * What each form is worth beside the others: the same people answer all, by the scorer in force, in worlds that
 * differ in how strong statements are, how much their appeal varies, and how letters go together in people.
 */

import type { FormFigures, WorldKind } from '@/lib/copy/study/figures'
import { decimals, KIND_NAMES, percent, thousands } from '@/lib/copy/study/table'
import { FORMS, requireForm } from '@/lib/disc/form/items'
import { LETTERS, perLetter } from '@/lib/disc/letters'
import { estimate } from '@/lib/disc/model/estimate'
import { type Design, designOf } from '@/lib/disc/model/form'
import { percentOf } from '@/lib/disc/model/normal'
import { productForm } from '@/lib/disc/model/product-form'
import { PRIOR, SCORER_VERSION } from '@/lib/disc/model/scoring'
import { rankLetters } from '@/lib/disc/styles'
import { correlation, mean, rounded } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { drawWorld } from './worlds'

const SEED = 20_261_201

/** Of the study's worlds, those that differ in the statements, or in how letters go together in people. */
export const KINDS = ['kind', 'weak', 'real', 'opposed'] as const satisfies WorldKind[]
export type Kind = (typeof KINDS)[number]

/** Every form in every kind of world: so many worlds of a kind, and people in each. The same numbers give the same figures. */
export function compareForms(worlds: number, people: number): FormFigures[] {
  return KINDS.flatMap((kind, at) =>
    FORMS.map(({ version }) => {
      const design = designOf(productForm(requireForm(version).tetrads))
      const each = Array.from({ length: worlds }, (_, world) =>
        // The same seed for every form: the same people, and statements as strong and as appealing, place by place.
        runWorld(design, kind, people, SEED + 1000 * at + world),
      )
      const meanOf = (figure: keyof World) => mean(each.map((one) => one[figure]))
      return {
        form: version,
        kind,
        people: worlds * people,
        recovery: rounded(meanOf('recovery')),
        elevation: rounded(meanOf('elevation')),
        rightPrimary: rounded(meanOf('rightPrimary')),
      }
    }),
  )
}

type World = Pick<FormFigures, 'recovery' | 'elevation' | 'rightPrimary'>

function runWorld(design: Design, kind: Kind, people: number, seed: number): World {
  const world = drawWorld(kind, design, seed, randomFrom(seed))
  const sittings = Array.from({ length: people }, () => {
    const { theta: truth, sit } = world.person()
    return { truth, theta: estimate(design, PRIOR, sit()).theta }
  })
  const columns = (of: 'truth' | 'theta', letter: number) =>
    sittings.map((sitting) => sitting[of][letter] as number)
  const together = (some: number[], others: number[]) => correlation(some, others) ?? 0
  return {
    recovery: mean(
      LETTERS.map((_, letter) => together(columns('truth', letter), columns('theta', letter))),
    ),
    elevation: together(
      sittings.map(({ truth }) => mean([...truth])),
      sittings.map(({ theta }) => mean([...theta])),
    ),
    rightPrimary: mean(sittings.map(({ truth, theta }) => Number(leads(truth) === leads(theta)))),
  }
}

/** The letter with the highest printed score, as a result names it. */
function leads(places: Float64Array) {
  const printed = perLetter((letter) => percentOf(places[LETTERS.indexOf(letter)] as number))
  return rankLetters(printed)[0]
}

/** The figures as a table in Markdown. */
function formTable(figures: readonly FormFigures[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['world', 'form', 'mean r', 'elevation r', 'right primary']),
    row(['---', '---', '--:', '--:', '--:']),
    ...figures.map(({ kind, form, recovery, elevation, rightPrimary }) =>
      row([
        KIND_NAMES[kind].name,
        form,
        decimals(recovery),
        decimals(elevation),
        percent(rightPrimary),
      ]),
    ),
  ].join('\n')
}

/** docs/study-forms.md, whole. */
export function formDocument(figures: readonly FormFigures[]): string {
  return `# Every form beside the others

Written by \`npm run study\` (seed ${SEED}, scorer ${SCORER_VERSION}); do not edit by hand.

${thousands(figures[0]?.people ?? 0)} simulated people answer every form in each kind of world, by the scorer in force. For all forms they are the same
people, and statements are equally strong and appealing, place by place: what differs is which statements are reversed.
From 2026-12 on, forms reverse the same places, so their figures are the same. *r* is the correlation with the true place
of a letter among people who take the same statements, the letters' mean; *elevation r* is the same for the mean of a
person's four letters, which only reversed statements tell.

${formTable(figures)}

What the simulation cannot see is the words: whether a statement is natural, and as appealing as the three beside it. Those
were chosen by reading (docs/statements), and /admin/items shows how they do with real people.
`
}
