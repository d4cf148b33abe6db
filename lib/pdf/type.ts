/**
 * Sizes and text styles. Every text style names its own size and line height: a line height that is
 * inherited from a View is resolved against that View's size, or 18 pt when it has none.
 */
import { StyleSheet } from '@react-pdf/renderer'
import { COLORS } from './colors'
import { BODY, DISPLAY } from './fonts'
import type { Paper } from './paper'

/** As wide as A4 allows and as high as Letter allows, so that one layout serves both papers. */
export const LIVE_WIDTH = 499
export const MARGIN_TOP = 52
export const MARGIN_BOTTOM = 64

/** Points. */
export const PAPER_SIZE: Record<Paper, [width: number, height: number]> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
}

const body = { fontFamily: BODY, fontWeight: 400, color: COLORS.ink } as const
const display = { fontFamily: DISPLAY, color: COLORS.ink } as const

export const type = StyleSheet.create({
  cover: { ...display, fontWeight: 700, fontSize: 42, lineHeight: 1.02, letterSpacing: -1.5 },
  h1: { ...display, fontWeight: 700, fontSize: 25, lineHeight: 1.1, letterSpacing: -0.8 },
  h2: { ...display, fontWeight: 700, fontSize: 17, lineHeight: 1.15, letterSpacing: -0.4 },
  h3: { ...display, fontWeight: 600, fontSize: 11.5, lineHeight: 1.3 },
  lede: { ...display, fontWeight: 600, fontSize: 14, lineHeight: 1.36, letterSpacing: -0.15 },
  body: { ...body, fontSize: 10.5, lineHeight: 1.5 },
  list: { ...body, fontSize: 10, lineHeight: 1.44, color: COLORS.ink2 },
  small: { ...body, fontSize: 9.6, lineHeight: 1.44 },
  strong: { ...body, fontWeight: 600, fontSize: 10.5, lineHeight: 1.5 },
  label: { ...body, fontWeight: 600, fontSize: 8.5, lineHeight: 1.4, color: COLORS.ink3 },
  note: { ...body, fontSize: 8.5, lineHeight: 1.45, color: COLORS.ink3 },
})
