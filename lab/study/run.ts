/** The whole study: which worlds there are, and what becomes of them. */

import { type StudyResults, WORLD_KINDS } from '@/lib/copy/study/figures'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { SCORER_VERSION } from '@/lib/disc/model/scoring'
import { changeFigures } from './changes'
import { compareForms, KINDS } from './form-comparison'
import { settledFigures, settlingTasks } from './settling'
import { formResults, kindResults, priorResults } from './summary'
import type { StudyTask } from './tasks'
import { teamFigures } from './teams'
import { type Columns, FORMS, type FormName, type Population } from './world'

export const SEED = 20_261_121
const PEOPLE_PER_WORLD = 500
export const PEOPLE = 4_000
/** Of each kind, so many sets of statements, each with a tenth of the people of a form. */
const WORLDS_OF_A_KIND = 3

/** People of a world in which forms, and changes, are looked at. */
const COMPARED_IN_WORLD = 250
const CHANGING_IN_WORLD = 100

/** What can be studied alone. */
export const PARTS = ['forms', 'kinds', 'compared', 'settled', 'changes', 'teams'] as const
export type Part = (typeof PARTS)[number]

const PART_OF: Record<StudyTask['what'], Part> = {
  form: 'forms',
  kind: 'kinds',
  settling: 'settled',
}

/** The tasks of these parts of a study with so many people on each form, a fifth of them whose letters go together, all kinds of worlds, and settling the tie. */
export function studyTasks(people: number, parts: readonly Part[] = PARTS): StudyTask[] {
  const worlds = Math.ceil(people / PEOPLE_PER_WORLD)
  const few = Math.ceil(people / 10)
  const of = (form: FormName, population: Population, count: number, first: number) =>
    Array.from({ length: count }, (_, world) => ({
      what: 'form' as const,
      form,
      population,
      people: Math.min(people, PEOPLE_PER_WORLD),
      seed: SEED + first + world,
    }))
  const all = [
    // The same seeds for both forms: the same people, and statements that differ in their key only.
    ...FORMS.flatMap((form) => of(form, 'unrelated', worlds, 0)),
    ...of('shipped', 'opposed', Math.ceil(worlds / 5), worlds),
    ...WORLD_KINDS.flatMap((kind, at) =>
      Array.from({ length: WORLDS_OF_A_KIND }, (_, world) => ({
        what: 'kind' as const,
        kind,
        people: few,
        seed: SEED + 1000 * (at + 1) + world,
      })),
    ),
    ...settlingTasks(people / 2),
  ]
  return all.filter(({ what }) => parts.includes(PART_OF[what]))
}

/** Runs every task by `runTask` (workers, in the command) and sums up. Tasks may end in any order. */
export async function runStudy(
  people: number,
  runTask: (task: StudyTask) => Promise<Columns>,
  parts: readonly Part[] = PARTS,
): Promise<Partial<StudyResults>> {
  const tasks = studyTasks(people, parts)
  const done = await Promise.all(tasks.map(runTask))
  const those = (isOne: (task: StudyTask) => boolean) =>
    joined(
      done.filter((_, at) => {
        const task = tasks[at]
        return task !== undefined && isOne(task)
      }),
    )
  const gather = (form: FormName, population: Population) =>
    those((one) => one.what === 'form' && one.form === form && one.population === population)
  const comparedWorlds = Math.ceil(people / COMPARED_IN_WORLD)
  const found: Record<Part, () => Partial<StudyResults>> = {
    forms: () => {
      const shipped = gather('shipped', 'unrelated')
      return {
        people: shipped['truth.D']?.length ?? 0,
        worlds: new Set(shipped.world).size,
        forms: {
          shipped: formResults(shipped),
          unreversed: formResults(gather('unreversed', 'unrelated')),
        },
        priors: [
          ...priorResults(shipped, 'unrelated'),
          ...priorResults(gather('shipped', 'opposed'), 'opposed'),
        ],
      }
    },
    kinds: () => ({
      kinds: WORLD_KINDS.map((kind) =>
        kindResults(
          kind,
          those((one) => one.what === 'kind' && one.kind === kind),
        ),
      ),
    }),
    compared: () => ({
      compared: compareForms(comparedWorlds, Math.ceil(people / comparedWorlds)),
    }),
    settled: () => ({
      settled: KINDS.map((kind) =>
        settledFigures(
          kind,
          those((one) => one.what === 'settling' && one.kind === kind),
        ),
      ),
    }),
    changes: () => ({ changes: changeFigures(Math.ceil(people / 200), CHANGING_IN_WORLD) }),
    teams: () => ({ teams: teamFigures(Math.ceil(people / 20)) }),
  }
  return Object.assign(
    { seed: SEED, formVersion: FORM_VERSION, scorerVersion: SCORER_VERSION },
    ...parts.map((part) => found[part]()),
  )
}

function joined(worlds: readonly Columns[]): Columns {
  const names = Object.keys(worlds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, worlds.flatMap((columns) => columns[name] ?? [])]),
  )
}
