/** The whole study: which worlds there are, and what becomes of them. */
import { FORM_VERSION } from '@/lib/disc/form/items'
import { SCORER_VERSION } from '@/lib/disc/model/scoring'
import type { StudyResults } from '@/lib/disc/study/study'
import { formResults, priorResults } from './summary'
import { type Columns, FORMS, type FormName, type Population, type WorldTask } from './world'

export const SEED = 20_261_121
const PEOPLE_PER_WORLD = 500
export const PEOPLE = 20_000

/** The tasks of a study with so many people on each form, plus a fifth of them whose letters oppose each other. */
export function studyTasks(people: number): WorldTask[] {
  const worlds = Math.ceil(people / PEOPLE_PER_WORLD)
  const of = (form: FormName, population: Population, count: number, first: number) =>
    Array.from({ length: count }, (_, world) => ({
      form,
      population,
      people: Math.min(people, PEOPLE_PER_WORLD),
      seed: SEED + first + world,
    }))
  return [
    // The same seeds for both forms: the same people, and statements that differ in their key only.
    ...FORMS.flatMap((form) => of(form, 'unrelated', worlds, 0)),
    ...of('shipped', 'opposed', Math.ceil(worlds / 5), worlds),
  ]
}

/** Runs every task by `runTask` (workers, in the command) and sums up. Tasks may end in any order. */
export async function runStudy(
  people: number,
  runTask: (task: WorldTask) => Promise<Columns>,
): Promise<StudyResults> {
  const tasks = studyTasks(people)
  const done = await Promise.all(tasks.map(runTask))
  const gather = (form: FormName, population: Population) =>
    joined(done.filter((_, at) => tasks[at]?.form === form && tasks[at]?.population === population))
  const shipped = gather('shipped', 'unrelated')
  return {
    seed: SEED,
    formVersion: FORM_VERSION,
    scorerVersion: SCORER_VERSION,
    people: shipped['truth.D']?.length ?? 0,
    worlds: tasks.filter(({ form, population }) => form === 'shipped' && population === 'unrelated')
      .length,
    forms: {
      shipped: formResults(shipped),
      unreversed: formResults(gather('unreversed', 'unrelated')),
    },
    priors: [
      ...priorResults(shipped, 'unrelated'),
      ...priorResults(gather('shipped', 'opposed'), 'opposed'),
    ],
  }
}

function joined(worlds: readonly Columns[]): Columns {
  const names = Object.keys(worlds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, worlds.flatMap((columns) => columns[name] ?? [])]),
  )
}
