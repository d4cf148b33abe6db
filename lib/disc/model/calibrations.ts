/** What this copy has learned, the newest last: of a form and a language, that one holds. */
import type { Calibration } from './calibration'

/** Where the runtime leaves them for the product, which it loads later and as other modules. */
const held = globalThis as typeof globalThis & { __discernCalibrations?: readonly Calibration[] }

/** None in a browser, in a build, and in a copy that has learned nothing. */
export const CALIBRATIONS: readonly Calibration[] = held.__discernCalibrations ?? []

/** Hands them to all modules that load from now on. They hold until the process ends. */
export function holdCalibrations(all: readonly Calibration[]): void {
  held.__discernCalibrations = all
}
