import { Circle, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import type { Doubt } from '../../disc/result/doubt'
import { LEAD_STEPS, type LeadLine as Line } from '../../disc/result/lead-line'
import { COLORS, STYLE_COLORS } from '../colors'
import { type } from '../type'
import { Mark } from './mark'

const WIDTH = 360
const HEIGHT = 26
const GAP = 3
const ZONE = (WIDTH - 2 * GAP) / 3
const MIDDLE = HEIGHT / 2

const xOf = (step: number) => ((step + 0.5) / LEAD_STEPS) * WIDTH

/** Which of two letters leads: a range over three zones that are named in words. */
export function LeadLine({ line, doubt: { first, second } }: { line: Line; doubt: Doubt }) {
  const { low, middle, high } = line
  const [from, to] = [xOf(low), xOf(high)]
  const fills = [STYLE_COLORS[first].mid, COLORS.sunken, STYLE_COLORS[second].mid]
  const range = `M${from} ${MIDDLE}H${to}M${from} ${MIDDLE - 7}v14M${to} ${MIDDLE - 7}v14`
  return (
    <View style={{ flexDirection: 'row', gap: 12, marginBottom: 10 }} wrap={false}>
      <Mark letter={first} size={HEIGHT} />
      <View style={{ width: WIDTH }}>
        <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {fills.map((fill, zone) => (
            <Rect
              key={fill}
              x={zone * (ZONE + GAP)}
              y={0}
              width={ZONE}
              height={HEIGHT}
              rx={5}
              fill={fill}
            />
          ))}
          <Path d={range} stroke={COLORS.ink} strokeWidth={2.4} strokeLinecap="round" />
          <Circle
            cx={xOf(middle)}
            cy={MIDDLE}
            r={5}
            fill={COLORS.surface}
            stroke={COLORS.ink}
            strokeWidth={2.4}
          />
        </Svg>
        <View style={{ flexDirection: 'row', gap: GAP, marginTop: 4 }}>
          {[`${first} leads`, 'Either', `${second} leads`].map((name) => (
            <Text key={name} style={[type.label, { width: ZONE, textAlign: 'center' }]}>
              {name}
            </Text>
          ))}
        </View>
      </View>
      <Mark letter={second} size={HEIGHT} />
    </View>
  )
}
