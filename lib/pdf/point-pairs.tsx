import { Text } from '@react-pdf/renderer'
import type { Point } from '../disc/content/types'
import { Pairs } from './pairs'
import { type } from './type'
import { tieLastWord } from './words'

interface PointPairsProps {
  points: readonly Point[]
  rowGap: number
}

/** Titles over their texts, two by two. */
export function PointPairs({ points, rowGap }: PointPairsProps) {
  return (
    <Pairs items={points} keyOf={({ title }) => title} columnGap={24} rowGap={rowGap}>
      {({ title, text }) => (
        <>
          <Text style={type.h3}>{title}</Text>
          <Text style={type.list}>{tieLastWord(text)}</Text>
        </>
      )}
    </Pairs>
  )
}
