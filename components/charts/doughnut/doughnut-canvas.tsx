'use client'

import {
  ArcElement,
  Chart,
  type ChartData,
  type ChartOptions,
  DoughnutController,
  type Plugin,
  Tooltip,
} from 'chart.js'
import { useMemo } from 'react'
import { Doughnut as Canvas } from 'react-chartjs-2'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import { type ChartTheme, readChartTheme } from '../chart-theme'

Chart.register(ArcElement, DoughnutController, Tooltip)

/** A slice below this share has no room for its letter. */
const MIN_LETTER_SHARE = 0.05

export interface DoughnutCanvasProps {
  values: PerLetter<number>
  label: string
  theme: ChartTheme
}

/** The drawing itself, with the library that draws it. */
export function DoughnutCanvas({ values, label, theme }: DoughnutCanvasProps) {
  const { D, I, S, C } = values
  const data = useMemo(() => dataOf({ D, I, S, C }, theme), [D, I, S, C, theme])
  const options = useMemo(() => optionsOf(theme), [theme])
  return (
    <Canvas data={data} options={options} plugins={[sliceLetters]} role="img" aria-label={label} />
  )
}

function dataOf(values: PerLetter<number>, { colors }: ChartTheme): ChartData<'doughnut'> {
  const fills = LETTERS.map((letter) => colors[letter].fill)
  return {
    labels: LETTERS.map((letter) => LETTER_NAMES[letter]),
    datasets: [
      {
        data: LETTERS.map((letter) => values[letter]),
        backgroundColor: fills,
        // The library's own hover color is a more vivid one, which no letter has.
        hoverBackgroundColor: fills,
        borderColor: LETTERS.map((letter) => colors[letter].edge),
        borderWidth: 1.25,
        borderJoinStyle: 'round',
        spacing: 3,
      },
    ],
  }
}

function optionsOf({ isMotionReduced }: ChartTheme): ChartOptions<'doughnut'> {
  return {
    // The box has a fixed aspect of its own, so that nothing moves while the chart loads.
    maintainAspectRatio: false,
    animation: isMotionReduced ? false : { duration: 500 },
    cutout: '63%',
    layout: { padding: 1 },
    plugins: {
      legend: { display: false },
      tooltip: {
        displayColors: false,
        callbacks: {
          title: () => '',
          label: ({ label, parsed, dataset }) =>
            `${label}: ${parsed} (${share(parsed, dataset.data)})`,
        },
      },
    },
  }
}

function share(value: number, values: readonly number[]): string {
  const total = values.reduce((sum, each) => sum + each, 0)
  return `${Math.round((value / total) * 100)}%`
}

/** Writes each letter on its slice, so that the chart does not speak by color alone. */
const sliceLetters: Plugin<'doughnut'> = {
  id: 'sliceLetters',
  afterDatasetsDraw(chart) {
    const { ctx } = chart
    const { colors, font } = readChartTheme()
    const slices = chart.getDatasetMeta(0).data as unknown as ArcElement[]
    ctx.save()
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    for (const [index, letter] of LETTERS.entries()) {
      const slice = slices[index]
      if (!slice || slice.circumference < MIN_LETTER_SHARE * 2 * Math.PI) continue
      const { x, y } = slice.getCenterPoint(false)
      ctx.font = `700 ${Math.round((slice.outerRadius - slice.innerRadius) * 0.42)}px ${font}`
      ctx.fillStyle = colors[letter].on
      ctx.fillText(letter, x, y)
    }
    ctx.restore()
  },
}
