'use client'

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartDataset,
  type ChartOptions,
  LinearScale,
  type Plugin,
  Tooltip,
} from 'chart.js'
import { useMemo } from 'react'
import { Bar } from 'react-chartjs-2'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { type ChartTheme, readChartTheme } from '../chart-theme'
import { scoreAxes } from '../score-axes'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

export interface BarGroup {
  /** As it stands under the axis. */
  label: string
  /** 0 to 100 each. */
  scores: PerLetter<number>
  /** How sure they are, drawn as a line over each bar. */
  ranges: PerLetter<Interval> | null
}

export interface BarCanvasProps {
  groups: readonly BarGroup[]
  label: string
  theme: ChartTheme
}

/** The drawing itself, with the library that draws it. */
export function BarCanvas({ groups, label, theme }: BarCanvasProps) {
  const data = useMemo(() => dataOf(groups, theme), [groups, theme])
  const options = useMemo(() => optionsOf(theme), [theme])
  return (
    <Bar
      data={data}
      options={options}
      plugins={[rangeLines, barLetters]}
      role="img"
      aria-label={label}
    />
  )
}

function dataOf(groups: readonly BarGroup[], { colors }: ChartTheme): ChartData<'bar'> {
  return {
    labels: groups.map(({ label }) => label),
    datasets: LETTERS.map(
      (letter): RangedDataset => ({
        label: LETTER_NAMES[letter],
        data: groups.map(({ scores }) => scores[letter]),
        ranges: groups.map((group) => group.ranges?.[letter] ?? null),
        backgroundColor: colors[letter].fill,
        // The library's own hover color is a more vivid one, which no letter has.
        hoverBackgroundColor: colors[letter].fill,
        borderColor: colors[letter].edge,
        borderWidth: 1.25,
        borderRadius: 5,
        categoryPercentage: 0.76,
        barPercentage: 0.94,
        maxBarThickness: 34,
      }),
    ),
  }
}

function optionsOf(theme: ChartTheme): ChartOptions<'bar'> {
  return {
    ...scoreAxes(theme, { autoSkip: false, maxRotation: 60 }),
    interaction: { mode: 'index', intersect: false },
    plugins: { legend: { display: false } },
  }
}

/** What is drawn over the bars: how sure each one is, and its letter. */

/** The bars of one letter, each with its range where there is one. */
interface RangedDataset extends ChartDataset<'bar'> {
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
const rangeLines: Plugin<'bar'> = {
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
const barLetters: Plugin<'bar'> = {
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
