/** The light color tokens of the design brief. Paper is always light. */
import type { Letter } from '../disc/letters'

export const COLORS = {
  canvas: '#F6F5F1',
  surface: '#FFFFFF',
  sunken: '#ECEAE3',
  line: '#DDDAD1',
  lineStrong: '#85878B',
  ink: '#15171C',
  ink2: '#474B54',
  ink3: '#60646D',
} as const

export interface StyleColors {
  fill: string
  /** Stroke of every mark: amber on white needs it to be seen. */
  edge: string
  /** Colored text. */
  ink: string
  /** Large fields. */
  tint: string
  /** Tracks and bands. */
  mid: string
  /** Text on the fill. */
  on: string
}

export const STYLE_COLORS: Record<Letter, StyleColors> = {
  D: {
    fill: '#D73721',
    edge: '#A52A18',
    ink: '#A52A18',
    tint: '#FCE8E2',
    mid: '#F6C3B5',
    on: '#FFFFFF',
  },
  I: {
    fill: '#F4B32B',
    edge: '#946200',
    ink: '#7A5000',
    tint: '#FDF2D3',
    mid: '#FADD95',
    on: '#15171C',
  },
  S: {
    fill: '#0E835A',
    edge: '#0B5E41',
    ink: '#0B5E41',
    tint: '#DFF1E8',
    mid: '#ABD9C4',
    on: '#FFFFFF',
  },
  C: {
    fill: '#263EB6',
    edge: '#1A2D8F',
    ink: '#23379F',
    tint: '#E7EBFB',
    mid: '#BAC6F2',
    on: '#FFFFFF',
  },
}

/** The opaque color that white at `opacity` over `color` makes: nothing in the file is transparent. */
export function whiten(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const mixed = channels.map((value) => Math.round(value + (255 - value) * opacity))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
