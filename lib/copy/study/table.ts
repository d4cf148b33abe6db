/** The study's main table, cell by cell: the readme, docs/study.md and the page about the method all show it. */

import { formatCount } from '@/lib/counts'
import { LETTERS } from '@/lib/disc/letters'
import type { FormResults, MethodResults, StudyResults, WorldKind } from './figures'

const STUDY_FORMS = [
  { form: 'shipped', name: 'as shipped' },
  { form: 'unreversed', name: 'no reversed statement' },
] as const

/** The study's kinds of worlds, in words. */
export const KIND_NAMES: Record<WorldKind, { name: string; means: string }> = {
  kind: { name: 'kind', means: 'as in the first study.' },
  weak: { name: 'weak statements', means: 'loadings .30 to .62.' },
  real: {
    name: 'like published forms',
    means: 'loadings around .48, appeals with a standard deviation of .5.',
  },
  opposed: { name: 'opposed letters', means: 'D against S by −.5, I against C by −.4.' },
  facets: {
    name: 'facets',
    means:
      'three facets in each letter; 15 % of what a statement says of its letter is its facet’s.',
  },
  lapses: { name: 'lapses', means: 'one answer in ten is given without reading.' },
  position: {
    name: 'position',
    means: 'the first place on the screen adds .3 standard deviations, the last takes .3.',
  },
  noisyLeast: {
    name: 'noisy least',
    means: 'choosing “least” adds noise of one more standard deviation.',
  },
  heavyTails: {
    name: 'heavy tails',
    means: 'places and noise from Student’s t with 4 degrees of freedom.',
  },
  noLeanings: {
    name: 'no leanings',
    means: 'one person in three has hardly any (a quarter of the others’).',
  },
  likedLetter: {
    name: 'one letter liked more',
    means:
      'like published forms, and all statements of a letter are liked more or less, with a standard deviation of .3 on the logit’s scale.',
  },
  stayingReactions: {
    name: 'reactions that stay',
    means:
      'half of what a person feels about a statement, beyond its letter, is the same in the second sitting.',
  },
  halfReversed: {
    name: 'impure reversals',
    means: 'a statement against its letter speaks half for another letter.',
  },
  twoTraits: {
    name: 'two traits in a letter',
    means:
      'each letter is the mean of two traits that go together by .5; a statement tells of one of them.',
  },
  minority: {
    name: 'a minority',
    means: 'to one person in five the statements are appealing in another order.',
  },
  sharedErrors: {
    name: 'shared errors',
    means:
      'a fifth of what a person feels about a statement, beyond its letter, is shared by the statements of its facet.',
  },
  idealPoint: {
    name: 'ideal points',
    means: 'a statement draws those most who stand where it does, not those who go furthest.',
  },
  jobRole: {
    name: 'job role',
    means: 'three tenths of where a person seems to stand is what their job asks.',
  },
  fakers: { name: 'fakers', means: 'three people in ten answer as they would like to be seen.' },
}

const METHODS = [
  { method: 'counting', name: 'plain counting' },
  { method: 'minmax', name: 'min-max per person' },
  { method: 'logit', name: 'the scorer' },
] as const

/** The columns after form and method. */
export const STUDY_COLUMNS = [
  ...LETTERS.map((letter) => `r ${letter}`),
  'right primary',
  'same on retest',
  'elevation r',
  '95 % intervals hold',
  'blind caught at first',
  'blind caught after 50 sittings',
] as const

/** What a method has nothing to say about. */
export const NOTHING = '–'

export interface StudyRow {
  method: string
  /** One per column. */
  cells: readonly string[]
}

/** The rows of one form. */
function studyRows(results: FormResults): StudyRow[] {
  return METHODS.map(({ method, name }) => ({
    method: name,
    cells: cellsOf(results.methods[method], method === 'logit' ? results : null),
  }))
}

/** Everything the study says of one form, by method. */
export function studyGroups({ forms }: StudyResults) {
  return STUDY_FORMS.map(({ form, name }) => ({ form: name, rows: studyRows(forms[form]) }))
}

function cellsOf(method: MethodResults, full: FormResults | null): string[] {
  return [
    ...LETTERS.map((letter) => decimals(method.recovery[letter])),
    percent(method.rightPrimary),
    percent(method.samePrimary),
    method.elevation === null ? 'none' : decimals(method.elevation),
    full ? percent(full.coverage.widened) : NOTHING,
    full ? percent(full.careless.blind) : NOTHING,
    full ? percent(full.careless.learned[50].blind) : NOTHING,
  ]
}

/** ".924", "1.098". */
export function decimals(value: number, digits = 3): string {
  return value.toFixed(digits).replace(/^(-?)0\./, '$1.')
}

/** "83.5 %". */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** "20,000". */
export function thousands(value: number): string {
  return formatCount(value)
}
