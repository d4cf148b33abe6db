import styles from './chart-text.module.css'
import { type Drawing, drawWords } from './drawing'

interface ChartText {
  x: number
  y: number
  size: number
  fill: string
  /** 700 when missing. */
  weight?: number
  /** Letter spacing, for example `-.03em`. */
  spacing?: string
}

/** Text in the display face, centered on (x, y): .355em is half the height of its capitals. */
export function chartText(
  { x, y, size, fill, weight, spacing }: ChartText,
  words: string | number,
): Drawing {
  const face = { 'font-weight': weight, 'font-size': size, 'letter-spacing': spacing }
  return drawWords({ x, y, class: styles.text, dy: '.355em', ...face, fill }, words)
}
