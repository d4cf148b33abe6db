// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a figure may happen to look like a constant
/** Written by `npm run calibrate`; do not edit by hand. The newest last: of a form and a language, that one holds. */
import type { Calibration } from './calibration'

// biome-ignore format: generated
export const CALIBRATIONS: readonly Calibration[] = []
