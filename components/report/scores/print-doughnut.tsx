import { chartText } from '@/components/charts/chart-text'
import { type Drawing, draw, together } from '@/components/charts/drawing'
import { Picture } from '@/components/charts/picture'
import { styleColor } from '@/components/charts/style-color'
import { round2 } from '@/lib/disc/circle/geometry'
import type { ScoreLine } from '@/lib/disc/result/report'

const SIZE = 250
const CENTER = SIZE / 2
const RING = 46
const RADIUS = CENTER - RING / 2 - 2

/** Between two slices, in percent of the ring. */
const GAP = 0.8
/** A slice below this share, in percent, has no room for its letter. */
const MIN_LETTER_SHARE = 5

/**
 * The doughnut for paper. A canvas keeps the colors and the pixels of the screen, so a dark theme
 * would print its own; a drawing prints light and sharp.
 */
export function PrintDoughnut({ lines, className }: PrintDoughnutProps) {
  const drawing = together(
    slicesOf(lines).map(({ letter, from, share }) =>
      draw(
        'g',
        {},
        drawSlice(styleColor(letter, 'edge'), RING, { from, share }),
        drawSlice(styleColor(letter, 'fill'), RING - 2.5, {
          from: from + 0.2,
          share: share - 0.4,
        }),
        share >= MIN_LETTER_SHARE && drawLetter(letter, (from + share / 2) / 100),
      ),
    ),
  )
  return <Picture size={SIZE} fit="fluid" className={className} drawing={drawing} />
}

interface PrintDoughnutProps {
  lines: readonly ScoreLine[]
  className?: string
}

/** Where each slice begins and how long it is, in percent of the ring. Letters without a score have none. */
function slicesOf(lines: readonly ScoreLine[]) {
  const total = lines.reduce((sum, { score }) => sum + score, 0)
  let end = 0
  return lines
    .filter(({ score }) => score > 0)
    .map(({ letter, score }) => {
      const from = end
      end += (score / total) * 100
      return { letter, from: from + GAP / 2, share: end - from - GAP }
    })
}

/** One dash of a circle that is 100 long and begins at 12 o'clock. */
const drawSlice = (
  stroke: string,
  width: number,
  { from, share }: { from: number; share: number },
): Drawing =>
  draw('circle', {
    ...{ cx: CENTER, cy: CENTER, r: RADIUS, fill: 'none', stroke },
    'stroke-width': width,
    pathLength: 100,
    'stroke-dasharray': `${round2(Math.max(0, share))} 100`,
    'stroke-dashoffset': round2(-from),
    transform: `rotate(-90 ${CENTER} ${CENTER})`,
  })

function drawLetter(letter: ScoreLine['letter'], turn: number): Drawing {
  const angle = turn * 2 * Math.PI
  return chartText(
    {
      x: round2(CENTER + RADIUS * Math.sin(angle)),
      y: round2(CENTER - RADIUS * Math.cos(angle)),
      size: 20,
      fill: styleColor(letter, 'on'),
    },
    letter,
  )
}
