import styles from './chart-text.module.css'

interface ChartTextProps {
  x: number
  y: number
  size: number
  fill: string
  children: string | number
  /** 700 when missing. */
  weight?: number
  /** Letter spacing as an SVG attribute, for example `-.03em`. */
  spacing?: string
}

/** Text in the display face, centered on (x, y): .355em is half the height of its capitals. */
export function ChartText({ x, y, size, fill, children, weight, spacing }: ChartTextProps) {
  return (
    <text
      x={x}
      y={y}
      className={styles.text}
      dy=".355em"
      fontWeight={weight}
      fontSize={size}
      fill={fill}
      letterSpacing={spacing}
    >
      {children}
    </text>
  )
}
