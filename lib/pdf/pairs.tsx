import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

interface PairsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Between the two columns. */
  columnGap: number
  rowGap: number
  children: (item: T, index: number) => ReactNode
}

/** Two columns, read row by row. */
export function Pairs<T>({ items, keyOf, columnGap, rowGap, children }: PairsProps<T>) {
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, row) =>
    items.slice(row * 2, row * 2 + 2),
  )
  return (
    <View style={{ gap: rowGap }}>
      {rows.map((row, index) => (
        <View
          key={row.map(keyOf).join()}
          style={{ flexDirection: 'row', gap: columnGap }}
          wrap={false}
        >
          {row.map((item, side) => (
            <View key={keyOf(item)} style={{ flex: 1 }}>
              {children(item, index * 2 + side)}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
