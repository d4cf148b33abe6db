import { type PerLetter, perLetter } from '../disc/letters'
import { COLORS, STYLE_COLORS } from '../pdf/colors'

export interface MailColors {
  canvas: string
  surface: string
  line: string
  ink: string
  ink2: string
  ink3: string
  /** The button and the words on it. */
  inverse: string
  onInverse: string
  /** The logo's quarters. */
  fill: PerLetter<string>
}

export const LIGHT: MailColors = {
  canvas: COLORS.canvas,
  surface: COLORS.surface,
  line: COLORS.line,
  ink: COLORS.ink,
  ink2: COLORS.ink2,
  ink3: COLORS.ink3,
  inverse: COLORS.ink,
  onInverse: COLORS.canvas,
  fill: perLetter((letter) => STYLE_COLORS[letter].fill),
}

/** The dark values of app/tokens.css. */
export const DARK: MailColors = {
  canvas: '#0F1116',
  surface: '#181B21',
  line: '#30363F',
  ink: '#F3F2EE',
  ink2: '#BEC2CB',
  ink3: '#989EAA',
  inverse: '#F3F2EE',
  onInverse: '#15171C',
  fill: { D: '#F5735B', I: '#FFC64A', S: '#56CDA6', C: '#7F93EA' },
}
