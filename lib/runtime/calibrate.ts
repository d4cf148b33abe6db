import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  blindnessOf,
  calibrationOf,
  inForceToday,
  LESSONS,
  lessonFrom,
} from '@/lib/calibration/calibration-of'
import { statementBias } from '@/lib/calibration/statement-bias'
import { whatChanges } from '@/lib/calibration/what-changes'
import { FORM, FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import { calibrated } from '@/lib/disc/model/calibration'
import { CALIBRATIONS } from '@/lib/disc/model/calibrations'
import { FORM_DESIGN, formAnswersFrom } from '@/lib/disc/model/product-form'
import { LANGUAGE, MODEL, modelFrom } from '@/lib/disc/model/scoring'
import { WIDENING } from '@/lib/disc/model/widening'
import { answersOfFirstSittings } from '@/lib/server/base/first-sittings'
import { root } from './checkout.mjs'
import { connect, findDatabase } from './database/found-database'
import { readSettingFiles } from './setting-files'
import { readSettings } from './settings'

const FILE = 'lib/disc/model/calibrations.ts'
/** A statement counts as read otherwise by later people when chance would say so in 5 of 100 statements. */
const BIASED = 1.96

interface Outcome {
  isDone: boolean
  /** The lines to print. */
  text: string
}

/**
 * Learns the statements from the first sittings of confirmed people and writes what it found to the checkout. Nothing
 * changes where the product runs: a calibration holds from the release that carries it. Finds the database as
 * `npm start` does, and starts the embedded one for the moment when it does not run.
 */
export async function calibrate(today: Date): Promise<Outcome> {
  readSettingFiles()
  const found = await findDatabase(readSettings())
  if (typeof found === 'string') return refused(found)
  const client = await connect(found.urls.running)
  try {
    const { rows } = await client.query<{ answers: Stored[] }>(answersOfFirstSittings(FORM_VERSION))
    return await calibrateFrom(
      rows.map(({ answers }) => answers.map(fromStored)),
      today,
    )
  } finally {
    await client.end()
    await found.stop()
  }
}

type Stored = Omit<Response, 'question'> & { q: number }
const fromStored = ({ q, most, least, suggested }: Stored): Response => {
  return { question: q, most, least, suggested }
}

async function calibrateFrom(people: Response[][], today: Date): Promise<Outcome> {
  const design = FORM_DESIGN
  const sittings = people.map((one) => formAnswersFrom(FORM_VERSION, one))
  const lesson = await lessonFrom(design, sittings, inForceToday())
  if (typeof lesson === 'string') return refused(lesson)
  const date = today.toISOString().slice(0, 10)
  const made = { form: FORM_VERSION, language: LANGUAGE, date, widening: WIDENING.learned }
  const calibration = calibrationOf(design, sittings, lesson, made)
  const { version, depth, heldOut, implied, leastWeight } = calibration
  if (CALIBRATIONS.some((one) => one.version === version)) {
    return refused(`The calibration ${version} is there already: no sittings have come since.`)
  }
  writeFileSync(join(root, FILE), withCalibrations([...CALIBRATIONS, calibration]))
  const { otherLetter, otherStyle } = await whatChanges(people, MODEL, modelFrom(calibration))
  const half = Math.floor(sittings.length / 2)
  const bias = statementBias(
    calibrated(design, calibration),
    sittings.slice(0, half),
    sittings.slice(half),
  )
  const biased = bias.flat().filter((z) => Math.abs(z) > BIASED).length
  return {
    isDone: true,
    text: [
      `${version}: ${people.length} people, ${LESSONS[depth]}. A least pick tells ${leastWeight} as much as a most pick.`,
      `Answers of ${heldOut?.people} people who were held out have a log-likelihood of ${heldOut?.own} each, by what was in force ${heldOut?.before}.`,
      blindnessOf(lesson.learned.weights),
      `People who answer just so: r ${implied.recovery}, first letter right ${implied.rightPrimary}, ranges hold ${implied.coverage}.`,
      `${otherLetter} of them would get another first letter, ${otherStyle} another style.`,
      `${biased} of ${FORM.length * 4} statements were picked otherwise by the later half; chance alone makes about ${Math.round(0.05 * FORM.length * 4)}.`,
      `Written to ${FILE}. Run npm run check; it holds from the next release.`,
    ].join('\n'),
  }
}

/** The file with these calibrations in place of its old ones. */
function withCalibrations(all: typeof CALIBRATIONS): string {
  const [head = ''] = readFileSync(join(root, FILE), 'utf8').split('export const CALIBRATIONS')
  return `${head}export const CALIBRATIONS: readonly Calibration[] = ${JSON.stringify(all, null, 1)}\n`
}

const refused = (text: string): Outcome => ({ isDone: false, text })
