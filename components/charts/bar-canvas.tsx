'use client'

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  type Plugin,
  Tooltip,
} from 'chart.js'
import { useMemo } from 'react'
import { Bar } from 'react-chartjs-2'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import { BAND_STARTS } from './band-range'
import type { BarGroup } from './bar-chart'
import { type ChartTheme, readChartTheme } from './chart-theme'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** A bar narrower than this has no room for its letter, in pixels. */
const MIN_LETTER_WIDTH = 13

export interface BarCanvasProps {
  groups: readonly BarGroup[]
  label: string
  theme: ChartTheme
}

/** The drawing itself, with the library that draws it. */
export function BarCanvas({ groups, label, theme }: BarCanvasProps) {
  const data = useMemo(() => dataOf(groups, theme), [groups, theme])
  const options = useMemo(() => optionsOf(theme), [theme])
  return <Bar data={data} options={options} plugins={[barLetters]} role="img" aria-label={label} />
}

function dataOf(groups: readonly BarGroup[], { colors }: ChartTheme): ChartData<'bar'> {
  return {
    labels: groups.map(({ label }) => label),
    datasets: LETTERS.map((letter) => ({
      label: LETTER_NAMES[letter],
      data: groups.map(({ scores }) => scores[letter]),
      backgroundColor: colors[letter].fill,
      // The library's own hover color is a more vivid one, which no letter has.
      hoverBackgroundColor: colors[letter].fill,
      borderColor: colors[letter].edge,
      borderWidth: 1.25,
      borderRadius: 5,
      categoryPercentage: 0.76,
      barPercentage: 0.94,
      maxBarThickness: 34,
    })),
  }
}

function optionsOf({ isMotionReduced, line, ink, font }: ChartTheme): ChartOptions<'bar'> {
  const ticks = { color: ink, font: { family: font, size: 13 } }
  return {
    maintainAspectRatio: false,
    animation: isMotionReduced ? false : { duration: 500 },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        grid: { display: false },
        border: { color: line },
        ticks: { ...ticks, autoSkip: false, maxRotation: 60 },
      },
      y: {
        min: 0,
        max: 100,
        border: { display: false },
        grid: { color: line },
        ticks,
        // Lines only where a band begins and at the ends.
        afterBuildTicks: (axis) => {
          axis.ticks = [0, ...BAND_STARTS, 100].map((value) => ({ value }))
        },
      },
    },
    plugins: { legend: { display: false } },
  }
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
      ctx.fillStyle = colors[letter].on
      for (const element of chart.getDatasetMeta(index).data) {
        const { x, y, base, width } = element as unknown as Record<string, number>
        if ((width ?? 0) < MIN_LETTER_WIDTH || (base ?? 0) - (y ?? 0) < 18) continue
        ctx.fillText(letter, x ?? 0, (base ?? 0) - 6)
      }
    }
    ctx.restore()
  },
}
