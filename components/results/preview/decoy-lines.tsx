import styles from './decoy-lines.module.css'

/** Where each bar of a line starts and how long it is, in percent of the width. */
type Line = readonly (readonly [start: number, length: number])[]

const LINES: readonly (readonly Line[])[] = [
  [
    [
      [0, 42],
      [44, 30],
    ],
    [[0, 66]],
    [
      [0, 38],
      [40, 22],
      [64, 18],
    ],
    [[0, 72]],
  ],
  [
    [
      [0, 58],
      [60, 26],
    ],
    [[0, 70]],
    [
      [0, 34],
      [36, 40],
    ],
    [[0, 60]],
  ],
  [
    [
      [0, 30],
      [32, 44],
    ],
    [[0, 68]],
    [
      [0, 52],
      [54, 18],
    ],
    [[0, 64]],
  ],
  [
    [
      [0, 48],
      [50, 36],
    ],
    [[0, 62]],
    [
      [0, 26],
      [28, 40],
      [70, 14],
    ],
    [[0, 70]],
  ],
]

const BAR = 10
const STEP = 23

/** Looks like text out of focus and is none: there is nothing here to read out, copy or sharpen. */
export function DecoyLines({ pattern }: { pattern: number }) {
  const lines = LINES[pattern % LINES.length] ?? []
  const bars = lines.flatMap((line, row) =>
    line.map(([start, length]) => ({ start, length, y: row * STEP })),
  )
  return (
    <svg className={styles.decoy} width="100%" height={lines.length * STEP} aria-hidden="true">
      {bars.map(({ start, length, y }) => (
        <rect
          key={`${y} ${start}`}
          x={`${start}%`}
          y={y}
          width={`${length}%`}
          height={BAR}
          rx={BAR / 2}
        />
      ))}
    </svg>
  )
}
