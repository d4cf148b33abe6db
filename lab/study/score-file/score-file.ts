/** Scores a file of answers to any most/least form: what `npm run score` runs. */
import { type FileHandle, open, stat } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { blindnessOf, depthFor, LESSONS, lessonFrom } from '@/lib/calibration/calibration-of'
import type { Learned } from '@/lib/calibration/learn'
import { CALIBRATION_PEOPLE } from '@/lib/disc/model/calibration'
import { estimate, priorOf } from '@/lib/disc/model/estimate'
import { fitTable, personFit } from '@/lib/disc/model/fit'
import { type Answer, designOf, type ModelForm } from '@/lib/disc/model/form'
import { identity } from '@/lib/disc/model/linear'
import { normalPoints } from '@/lib/disc/model/points'
import { forEachDraw } from '@/lib/disc/model/posterior'
import { LIMITS_AT_FIRST } from '@/lib/disc/model/scoring'
import { WIDENING } from '@/lib/disc/model/widening'
import { forEachRow } from './answer-rows'
import { FileProblem } from './file-problem'
import { columnsOf } from './form-file'
import { personOrder } from './person-order'
import { answersIn, type Sitting, sittingsOf } from './sitting'

type Finish = (person: string, sitting: Sitting) => Promise<void>

/** The file is not sorted by person, so that someone may come again later. */
class NotSorted extends Error {}

interface Options {
  /** Learn the statements from the file itself first: an appeal each, and a slope each where there are enough people. */
  learn: boolean
}

/**
 * Resolves to what was learned, in a sentence, or to null.
 *
 * Writes person, each trait with its widened standard error (in standard deviations of a normal prior) and its chance
 * to be the highest, and person fit, in the order in which persons first come. What stands at `to` is whole only when
 * this resolves; it throws a `FileProblem` for anything wrong with the answers.
 *
 * A file sorted by person (as text or as numbers, up or down) is read once and held one person at a time. Any
 * other is read a second time and held as a byte per person and block.
 */
export async function scoreFile(
  form: ModelForm,
  from: string,
  to: string,
  { learn: isLearning }: Options = { learn: false },
): Promise<string | null> {
  const scorer = isLearning ? await learnedFrom(form, from) : unlearned(form)
  try {
    await writeScores(form, scorer, to, (finish) => readSorted(form, from, finish))
  } catch (error) {
    if (!(error instanceof NotSorted)) throw error
    if (!(await stat(from)).isFile()) {
      throw new FileProblem('The answers are not sorted by person, and cannot be read twice.')
    }
    await writeScores(form, scorer, to, (finish) => readScattered(form, from, finish))
  }
  return scorer.said
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
  scorer: Scorer,
  to: string,
  read: (finish: Finish) => Promise<void>,
): Promise<void> {
  const scoresOf = columnsBy(scorer)
  const file = await open(to, 'w')
  try {
    const lines = linesInto(file)
    await lines.add(['person', ...columnsOf(form.traits), 'fit'])
    await read((person, sitting) => lines.add([person, ...scoresOf(sitting)]))
    await lines.end()
  } finally {
    await file.close()
  }
}

interface Scorer extends Pick<Learned, 'design' | 'prior'> {
  widening: number
  /** What was learned. */
  said: string | null
}

/** Takes all statements to be alike. */
function unlearned(form: ModelForm): Scorer {
  const design = designOf(form)
  const prior = priorOf(identity(design.traitCount), design.traitCount)
  return { design, prior, widening: WIDENING.first, said: null }
}

/** Holds everyone's answers, a byte per person and block, until it has learned. */
async function learnedFrom(form: ModelForm, from: string): Promise<Scorer> {
  if (!(await stat(from)).isFile()) {
    throw new FileProblem('To learn from the answers they are read twice: give a file, not a pipe.')
  }
  const design = designOf(form)
  const sittings: Answer[][] = []
  await readScattered(form, from, async (_, sitting) => {
    sittings.push(answersIn(sitting))
  })
  if (!depthFor(sittings.length)) {
    throw new FileProblem(
      `To learn from the answers takes ${CALIBRATION_PEOPLE.common} people; there are ${sittings.length}.`,
    )
  }
  const first = { ...unlearned(form), limits: LIMITS_AT_FIRST, people: 0 }
  // The file is all there is, so its people stand for everyone.
  const lesson = await lessonFrom(design, sittings, first, { isRepresentative: true })
  if (typeof lesson === 'string') throw new FileProblem(lesson)
  const { depth, learned, heldOut } = lesson
  const said = `Learned ${LESSONS[depth]} from ${sittings.length} people. A least pick tells ${learned.leastWeight.toFixed(2)} as much as a most pick. Held-out answers have a log-likelihood of ${heldOut.own} each, ${heldOut.before} without learning. ${blindnessOf(learned.weights)}`
  return { ...learned, widening: WIDENING.learned, said }
}

/** The chance of each trait to be the highest is the share of so many who could have given the same answers. */
const DRAWS = 1024

/** Each trait with its error and chance, then fit; four decimals. */
function columnsBy({ design, prior, widening }: Scorer): (sitting: Sitting) => string[] {
  const size = design.traitCount
  const table = fitTable(design, prior)
  const points = normalPoints(DRAWS, size)
  return (sitting) => {
    const answers = answersIn(sitting)
    const found = estimate(design, prior, answers)
    const leads = new Float64Array(size)
    forEachDraw(found, points, (draw) => {
      const highest = draw.indexOf(Math.max(...draw))
      leads[highest] = (leads[highest] as number) + 1
    })
    const traits = Array.from(found.theta, (place, trait) => [
      place,
      widening * Math.sqrt(found.covariance[trait * size + trait] as number),
      (leads[trait] as number) / DRAWS,
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
