import {
  blindnessOf,
  calibrationOf,
  inForceWith,
  LESSONS,
  lessonFrom,
} from '@/lib/calibration/calibration-of'
import { whatChanges } from '@/lib/calibration/what-changes'
import { FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import { LETTERS } from '@/lib/disc/letters'
import type { Calibration } from '@/lib/disc/model/calibration'
import { FORM_DESIGN, formAnswersFrom } from '@/lib/disc/model/product-form'
import { LANGUAGE, modelFrom, newestOf, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { answersOfFirstSittings } from '@/lib/server/base/first-sittings'
import { readCalibrations, writeCalibrations } from './calibrations'
import { connect, findDatabase } from './database/found-database'
import { readSettingFiles } from './setting-files'
import { readSettings } from './settings'

interface Outcome {
  isDone: boolean
  /** The lines to print. */
  text: string
}

/**
 * Learns the statements from the first sittings of confirmed people and adds what it found to the file of calibrations.
 * It holds from the next start; no stored result changes. `isRepresentative` says that these people stand for everyone, so
 * that they move the letters' own level as well. Finds the database as `npm start` does, and starts the embedded one for
 * the moment when it does not run.
 */
export async function calibrate(today: Date, isRepresentative: boolean): Promise<Outcome> {
  readSettingFiles()
  const settings = readSettings()
  const found = await findDatabase(settings)
  if (typeof found === 'string') return refused(found)
  const client = await connect(found.urls.running)
  try {
    const { rows } = await client.query<{ answers: Stored[] }>(answersOfFirstSittings(FORM_VERSION))
    return await calibrateFrom(
      rows.map(({ answers }) => answers.map(fromStored)),
      { date: today.toISOString().slice(0, 10), isRepresentative, file: settings.calibrationFile },
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

interface Asked {
  /** The day, YYYY-MM-DD. */
  date: string
  isRepresentative: boolean
  file: string
}

/** The same from their answers, oldest first. */
export async function calibrateFrom(
  people: readonly (readonly Response[])[],
  { date, isRepresentative, file }: Asked,
): Promise<Outcome> {
  const design = FORM_DESIGN
  const known = readCalibrations(file)
  const sittings = people.map((one) => formAnswersFrom(FORM_VERSION, one))
  const lesson = await lessonFrom(design, sittings, inForceWith(known), { isRepresentative })
  if (typeof lesson === 'string') return refused(lesson)
  const made = { form: FORM_VERSION, language: LANGUAGE, date, isRepresentative }
  const calibration = calibrationOf(design, sittings, lesson, made)
  const { version, depth, heldOut, implied, leastWeight } = calibration
  if (known.some((one) => one.version === version)) {
    return refused(`The calibration ${version} is there already: no sittings have come since.`)
  }
  writeCalibrations(file, [...known, calibration])
  const { otherLetter, otherStyle, means } = await whatChanges(
    people,
    modelOf(newestOf(known)),
    modelFrom(calibration),
  )
  return {
    isDone: true,
    text: [
      `${version}: ${people.length} people, ${LESSONS[depth]}. A least pick tells ${leastWeight} as much as a most pick.`,
      isRepresentative
        ? 'The letters’ own level is theirs, because they stand for everyone.'
        : 'The letters’ own level is that of the form as shipped, because these people need not stand for everyone.',
      `Means of their scores, before and after: ${LETTERS.map((letter) => `${letter} ${means.before[letter].toFixed(1)} → ${means.after[letter].toFixed(1)}`).join(', ')}.`,
      `Answers of ${heldOut?.people} people who were held out have a log-likelihood of ${heldOut?.own} each, by what was in force ${heldOut?.before}.`,
      blindnessOf(lesson.learned.weights),
      `People who answer just so: r ${implied.recovery}, first letter right ${implied.rightPrimary}, ranges hold ${implied.coverage}.`,
      `${otherLetter} of them would get another first letter, ${otherStyle} another style.`,
      `Written to ${file}. It holds for new results from the next start. Keep a copy of the file: results that name a calibration are made again by it alone.`,
    ].join('\n'),
  }
}

const modelOf = (calibration: Calibration | undefined) =>
  calibration ? modelFrom(calibration) : UNCALIBRATED_MODEL

const refused = (text: string): Outcome => ({ isDone: false, text })
