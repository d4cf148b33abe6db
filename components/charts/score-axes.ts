import type { ChartOptions } from 'chart.js'
import { BAND_STARTS } from './band-range'
import type { ChartTheme } from './chart-theme'

/** What a drawing of scores from 0 to 100 shares with its kin, whatever stands below it. */
export function scoreAxes(
  { isMotionReduced, line, ink, font }: ChartTheme,
  below: { autoSkip?: boolean; maxRotation: number },
) {
  const ticks = { color: ink, font: { family: font, size: 13 } }
  return {
    maintainAspectRatio: false,
    animation: isMotionReduced ? false : { duration: 500 },
    scales: {
      x: { grid: { display: false }, border: { color: line }, ticks: { ...ticks, ...below } },
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
  } satisfies ChartOptions<'bar' | 'line'>
}
