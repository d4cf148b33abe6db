import { draw, drawWords, together } from '@/components/charts/drawing'
import { Picture } from '@/components/charts/picture'

/** The dark half, the rule between the halves, and where their two words stand. */
const AXES = {
  pace: {
    half: 'M4 100A96 96 0 0 1 196 100Z',
    rule: 'M4 100H196',
    dark: { x: 100, y: 60, text: 'Fast-paced' },
    light: { x: 100, y: 142, text: 'Measured' },
  },
  focus: {
    half: 'M100 4A96 96 0 0 0 100 196Z',
    rule: 'M100 4V196',
    dark: { x: 54, y: 100, text: 'Task' },
    light: { x: 147, y: 100, text: 'People' },
  },
} as const

/** One of the two questions, as a circle cut in half. Decorative: the words stand beside it. */
export function AxisCircle({ axis }: { axis: keyof typeof AXES }) {
  const { half, rule, dark, light } = AXES[axis]
  const drawing = together(
    draw('circle', {
      ...{ cx: 100, cy: 100, r: 96, fill: 'var(--surface)' },
      ...{ stroke: 'var(--ink)', 'stroke-width': 1.5 },
    }),
    draw('path', { d: half, fill: 'var(--ink)' }),
    draw('path', { d: rule, stroke: 'var(--ink)', 'stroke-width': 1.5 }),
    drawWord({ ...dark, fill: 'var(--on-inverse)' }),
    drawWord({ ...light, fill: 'var(--ink)' }),
  )
  return <Picture size={236} box={200} drawing={drawing} />
}

const drawWord = ({ text, ...place }: { text: string; x: number; y: number; fill: string }) =>
  drawWords(
    { ...place, dy: '.36em', 'text-anchor': 'middle', 'font-size': 17, 'font-weight': 650 },
    text,
  )
