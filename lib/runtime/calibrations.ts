/** What this copy has learned of the statements, as a file that `npm run calibrate` adds to. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Calibration } from '@/lib/disc/model/calibration'
import { modelFrom } from '@/lib/disc/model/scoring'
import { failSetting } from './exit-codes.mjs'

const byStatement = z.array(z.array(z.number()))
const stored: z.ZodType<Calibration[]> = z.array(
  z.object({
    scorer: z.string().optional(),
    version: z.string().min(1).max(24),
    form: z.string(),
    language: z.string(),
    date: z.iso.date(),
    people: z.int(),
    read: z.int(),
    hash: z.string(),
    depth: z.enum(['common', 'each']),
    keepsLetters: z.boolean().optional(),
    slopes: byStatement,
    appeals: byStatement,
    leastWeight: z.number().optional(),
    correlation: z.array(z.number()),
    widening: z.number(),
    limits: z.object({ fit: z.number(), gain: z.number() }),
    heldOut: z.object({ people: z.int(), own: z.number(), before: z.number() }).optional(),
    implied: z.object({
      people: z.int(),
      recovery: z.number(),
      rightPrimary: z.number(),
      coverage: z.number(),
    }),
  }),
)

/** None where there is no file. Ends the program with a sentence for one that cannot be scored by. */
export function readCalibrations(file: string): Calibration[] {
  if (!existsSync(file)) return []
  try {
    const calibrations = stored.parse(JSON.parse(readFileSync(file, 'utf8')))
    for (const one of calibrations) modelFrom(one)
    return calibrations
  } catch (error) {
    const [said] = (error instanceof Error ? error.message : String(error)).split('\n')
    failSetting(
      `${file} cannot be read: ${said}`,
      'Put it back from a copy. Results that name a calibration of it are made again by it alone.',
    )
  }
}

/** Writes all of them, or leaves the file as it was. */
export function writeCalibrations(file: string, all: readonly Calibration[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 1)}\n`)
  renameSync(`${file}.new`, file)
}
