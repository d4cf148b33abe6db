/** What is drawn over the bars: how sure each one is, and its letter. */
import type { ChartDataset, Plugin } from 'chart.js'
import { LETTERS } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { readChartTheme } from '../chart-theme'

/** The bars of one letter, each with its range where there is one. */
export interface RangedDataset extends ChartDataset<'bar'> {
  ranges: (Interval | null)[]
}

/** A bar narrower than this has no room for its letter, in pixels. */
const MIN_LETTER_WIDTH = 13
/** A bar lower than this has none either. */
const MIN_LETTER_HEIGHT = 18
/** Half the width of the ends of a range. */
const CAP = 3.5

/** A bar as it stands on the canvas, in pixels. */
interface DrawnBar {
  x: number
  y: number
  base: number
  width: number
}

/** A line from the low to the high end of each range, pale around, so that it shows on every color. */
export const rangeLines: Plugin<'bar'> = {
  id: 'rangeLines',
  afterDatasetsDraw(chart) {
    const { ctx, scales } = chart
    const { ink, surface } = readChartTheme()
    const height = (score: number) => scales.y?.getPixelForValue(score) ?? 0
    ctx.save()
    ctx.lineCap = 'round'
    for (const [index, dataset] of chart.data.datasets.entries()) {
      const bars = barsOf(chart.getDatasetMeta(index).data)
      for (const [at, range] of (dataset as RangedDataset).ranges.entries()) {
        const bar = bars[at]
        if (!range || !bar) continue
        const [low, high] = [height(range.low), height(range.high)]
        ctx.beginPath()
        for (const end of [low, high]) {
          ctx.moveTo(bar.x - CAP, end)
          ctx.lineTo(bar.x + CAP, end)
        }
        ctx.moveTo(bar.x, low)
        ctx.lineTo(bar.x, high)
        for (const [color, width] of [
          [surface, 4],
          [ink, 1.5],
        ] as const) {
          ctx.strokeStyle = color
          ctx.lineWidth = width
          ctx.stroke()
        }
      }
    }
    ctx.restore()
  },
}

/** Writes the letter into the foot of each bar that has room, so that color is not alone. */
export const barLetters: Plugin<'bar'> = {
  id: 'barLetters',
  afterDatasetsDraw(chart) {
    const { ctx } = chart
    const { colors, font } = readChartTheme()
    ctx.save()
    ctx.font = `700 10px ${font}`
    ctx.textAlign = 'center'
    for (const [index, letter] of LETTERS.entries()) {
      for (const { x, y, base, width } of barsOf(chart.getDatasetMeta(index).data)) {
        if (width < MIN_LETTER_WIDTH || base - y < MIN_LETTER_HEIGHT) continue
        // Over a range that reaches down here.
        ctx.fillStyle = colors[letter].fill
        ctx.fillRect(x - CAP - 2, base - 17, 2 * CAP + 4, 15)
        ctx.fillStyle = colors[letter].on
        ctx.fillText(letter, x, base - 6)
      }
    }
    ctx.restore()
  },
}

function barsOf(elements: readonly unknown[]): DrawnBar[] {
  return elements as DrawnBar[]
}
