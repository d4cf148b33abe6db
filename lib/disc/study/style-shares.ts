/** Written by `npm run study` (scorer logit-4); do not edit by hand. */
import type { StyleCode } from '../styles'

/** The share of simulated people who get each style. It is no norm: their letters are drawn at random. */
export const STYLE_SHARES: Record<StyleCode, number> = {
  D: 0.1974,
  DI: 0.0183,
  DS: 0.0191,
  DC: 0.0197,
  I: 0.1942,
  ID: 0.0219,
  IS: 0.018,
  IC: 0.0204,
  S: 0.1796,
  SD: 0.0204,
  SI: 0.0191,
  SC: 0.0176,
  C: 0.1928,
  CD: 0.0212,
  CI: 0.0211,
  CS: 0.0192,
}
