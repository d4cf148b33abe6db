import styles from './chart-text.module.css'

interface ChartTextProps {
  x: number
  y: number
  size: number
  fill: string
  /** 700 when missing. */
  weight?: number
  /** Letter spacing, for example `-.03em`. */
  spacing?: string
  children: string | number
}

/** Text in the display face, centered on (x, y): .355em is half the height of its capitals. */
export function ChartText({ x, y, size, fill, weight, spacing, children }: ChartTextProps) {
  return (
    <text
      className={styles.text}
      x={x}
      y={y}
      dy=".355em"
      fontSize={size}
      fontWeight={weight}
      letterSpacing={spacing}
      fill={fill}
    >
      {children}
    </text>
  )
}
