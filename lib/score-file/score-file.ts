/** Scores a file of answers to any most/least form: what `npm run score` runs. */
import { type FileHandle, open, stat } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { estimate, priorOf } from '@/lib/disc/model/estimate'
import { fitTable, personFit } from '@/lib/disc/model/fit'
import { designOf, type ModelForm } from '@/lib/disc/model/form'
import { identity } from '@/lib/disc/model/linear'
import { forEachRow } from './answer-rows'
import { FileProblem } from './file-problem'
import { personOrder } from './person-order'
import { answersIn, type Sitting, sittingsOf } from './sitting'

type Finish = (person: string, sitting: Sitting) => Promise<void>

/** The file is not sorted by person, so that someone may come again later. */
class NotSorted extends Error {}

/**
 * Writes person, each trait with its standard error (in standard deviations of an unrelated normal prior),
 * and person fit, in the order in which persons first come. What stands at `to` is whole only when this
 * resolves; it throws a `FileProblem` for anything wrong with the answers.
 *
 * A file sorted by person (as text or as numbers, up or down) is read once and held one person at a time. Any
 * other is read a second time and held as a byte per person and block.
 */
export async function scoreFile(form: ModelForm, from: string, to: string): Promise<void> {
  try {
    await writeScores(form, to, (finish) => readSorted(form, from, finish))
  } catch (error) {
    if (!(error instanceof NotSorted)) throw error
    if (!(await stat(from)).isFile()) {
      throw new FileProblem('The answers are not sorted by person, and cannot be read twice.')
    }
    await writeScores(form, to, (finish) => readScattered(form, from, finish))
  }
}

async function readSorted(form: ModelForm, from: string, finish: Finish): Promise<void> {
  const sittings = sittingsOf(form)
  const isStillSorted = personOrder()
  let open: { person: string; sitting: Sitting } | null = null
  const close = async () => {
    if (open) await finish(open.person, open.sitting)
  }
  await forEachRow(from, async (row) => {
    if (open?.person !== row.person) {
      if (open && !isStillSorted(open.person, row.person)) throw new NotSorted()
      await close()
      open = { person: row.person, sitting: sittings.empty() }
    }
    sittings.add(open.sitting, row)
  })
  await close()
}

async function readScattered(form: ModelForm, from: string, finish: Finish): Promise<void> {
  const sittings = sittingsOf(form)
  const people = new Map<string, Sitting>()
  await forEachRow(from, async (row) => {
    const sitting = people.get(row.person) ?? sittings.empty()
    people.set(row.person, sitting)
    sittings.add(sitting, row)
  })
  for (const [person, sitting] of people) await finish(person, sitting)
}

async function writeScores(
  form: ModelForm,
  to: string,
  read: (finish: Finish) => Promise<void>,
): Promise<void> {
  const scoresOf = scorerFor(form)
  const file = await open(to, 'w')
  try {
    const lines = linesInto(file)
    const names = form.traits.flatMap((trait) => [trait, `${trait}_se`])
    await lines.add(['person', ...names, 'fit'])
    await read((person, sitting) => lines.add([person, ...scoresOf(sitting)]))
    await lines.end()
  } finally {
    await file.close()
  }
}

/** Each trait with its standard error, then fit; four decimals. */
function scorerFor(form: ModelForm): (sitting: Sitting) => string[] {
  const design = designOf(form)
  const size = design.traitCount
  const prior = priorOf(identity(size), size)
  const table = fitTable(design, prior)
  return (sitting) => {
    const answers = answersIn(sitting)
    const found = estimate(design, prior, answers)
    const traits = Array.from(found.theta, (place, trait) => [
      place,
      Math.sqrt(found.covariance[trait * size + trait] as number),
    ])
    const fit = personFit(table, answers, found.logLikelihood)
    return [...traits.flat(), fit].map((value) => value.toFixed(4))
  }
}

const FULL = 64 * 1024

/** Collects lines, so that the disk is not asked for every person. */
function linesInto(file: FileHandle) {
  let kept = ''
  const end = async () => {
    await file.write(kept)
    kept = ''
  }
  return {
    end,
    add: async (cells: readonly string[]) => {
      kept += stringify([cells])
      if (kept.length >= FULL) await end()
    },
  }
}
