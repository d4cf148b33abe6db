/** Written by `npm run study` (scorer logit-3); do not edit by hand. */
import type { StyleCode } from '../styles'

/** The share of simulated people who get each style. It is no norm: their letters are drawn at random. */
export const STYLE_SHARES: Record<StyleCode, number> = {
  D: 0.1888,
  DI: 0.0216,
  DS: 0.0242,
  DC: 0.0238,
  I: 0.1869,
  ID: 0.0236,
  IS: 0.0219,
  IC: 0.0237,
  S: 0.1732,
  SD: 0.022,
  SI: 0.0196,
  SC: 0.0199,
  C: 0.1833,
  CD: 0.0227,
  CI: 0.0234,
  CS: 0.0214,
}
