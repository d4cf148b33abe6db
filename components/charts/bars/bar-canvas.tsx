'use client'

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { useMemo } from 'react'
import { Bar } from 'react-chartjs-2'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import type { ChartTheme } from '../chart-theme'
import { scoreAxes } from '../score-axes'
import { barLetters, type RangedDataset, rangeLines } from './bar-plugins'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

export interface BarGroup {
  /** As it stands under the axis. */
  label: string
  /** 0 to 100 each. */
  scores: PerLetter<number>
  /** How sure they are, drawn as a line over each bar. */
  intervals: PerLetter<Interval> | null
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
        ranges: groups.map(({ intervals }) => intervals?.[letter] ?? null),
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
