'use client'

import {
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useMemo } from 'react'
import { Line } from 'react-chartjs-2'
import { sayToReader } from '@/lib/client/reader-date'
import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import { type ChartTheme, readChartTheme } from '../chart-theme'
import { scoreAxes } from '../score-axes'

Chart.register(CategoryScale, LineController, LineElement, LinearScale, PointElement, Tooltip)

export interface TrendPoint {
  /** ISO 8601. */
  at: string
  scores: PerLetter<number>
}

export interface TrendCanvasProps {
  points: readonly TrendPoint[]
  label: string
  theme: ChartTheme
}

/** The mark of each letter, as far as the library has its shape, so that the lines do not differ by color alone. */
const SHAPES = {
  D: 'triangle',
  I: 'circle',
  S: 'rectRounded',
  C: 'rectRot',
} as const satisfies PerLetter<string>

/** Half of the largest mark, in pixels: one at 0 or at 100 reaches so far beyond the scale. */
const HALF_MARK = 10

/** The drawing itself, with the library that draws it. */
export function TrendCanvas({ points, label, theme }: TrendCanvasProps) {
  const data = useMemo(() => dataOf(points, theme), [points, theme])
  const options = useMemo(() => optionsOf(theme), [theme])
  return (
    <Line data={data} options={options} plugins={[lineLetters]} role="img" aria-label={label} />
  )
}

function dataOf(points: readonly TrendPoint[], { colors }: ChartTheme): ChartData<'line'> {
  return {
    labels: points.map(({ at }) => sayToReader(at, 'tick')),
    datasets: LETTERS.map((letter) => ({
      label: LETTER_NAMES[letter],
      data: points.map(({ scores }) => scores[letter]),
      borderColor: colors[letter].edge,
      backgroundColor: colors[letter].fill,
      borderWidth: 2.5,
      pointStyle: SHAPES[letter],
      pointRadius: 6,
      pointHoverRadius: 8,
      pointBorderWidth: 1.5,
      clip: HALF_MARK,
    })),
  }
}

function optionsOf(theme: ChartTheme): ChartOptions<'line'> {
  return {
    ...scoreAxes(theme, { maxRotation: 0 }),
    layout: { padding: { right: 30, top: HALF_MARK } },
    interaction: { mode: 'nearest', axis: 'xy', intersect: false },
    plugins: { legend: { display: false }, tooltip: { usePointStyle: true } },
  }
}

/** Room that a letter needs for itself, in pixels. */
const LETTER_HEIGHT = 17

/** Writes each letter at the end of its line; letters that would meet move apart. */
const lineLetters: Plugin<'line'> = {
  id: 'lineLetters',
  afterDatasetsDraw(chart) {
    const { ctx } = chart
    const { ink, font } = readChartTheme()
    const ends = LETTERS.map((letter, index) => ({
      letter,
      point: chart.getDatasetMeta(index).data.at(-1) as PointElement | undefined,
    })).filter((end): end is { letter: Letter; point: PointElement } => end.point !== undefined)
    ends.sort((a, b) => a.point.y - b.point.y)
    ctx.save()
    ctx.font = `700 15px ${font}`
    ctx.fillStyle = ink
    ctx.textBaseline = 'middle'
    let lowest = Number.NEGATIVE_INFINITY
    for (const { letter, point } of ends) {
      lowest = Math.max(point.y, lowest + LETTER_HEIGHT)
      ctx.fillText(letter, point.x + 13, lowest)
    }
    ctx.restore()
  },
}
