'use client'

import { styleColor } from '@/components/charts/style-color'
import { Texture } from '@/components/charts/texture/texture'
import { QUADRANT } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import type { StyleCode } from '@/lib/disc/styles'
import styles from './type-band.module.css'

/** The drawing of one texture; its corner stays in view however the band is cut. */
const WIDTH = 900
const HEIGHT = 170
const RADIUS = 930
/** The room between two lines or dots, in shares of the radius as `texturePaths` counts it. */
const GRAIN = { D: 1, I: 0.4, S: 0.25, C: 0.25 } as const

/** The textures of a style's letters as one band: left and right as on the circle, the leading one larger. */
export function TypeBand({ code }: { code: StyleCode }) {
  const letters = [...code] as Letter[]
  const ordered = letters.toSorted((one, other) => QUADRANT[one][0] - QUADRANT[other][0])
  return (
    <div className={styles.band}>
      {ordered.map((letter) => (
        <Piece key={letter} letter={letter} isLeading={letter === letters[0]} />
      ))}
    </div>
  )
}

function Piece({ letter, isLeading }: { letter: Letter; isLeading: boolean }) {
  const [sx, sy] = QUADRANT[letter]
  const corner = { cx: sx < 0 ? WIDTH : 0, cy: sy < 0 ? HEIGHT : 0 }
  return (
    <svg
      className={
        isLeading ? 'h-full min-w-0 [flex:65_1_0]' : 'h-full min-w-0 [flex-grow:35] [flex:65_1_0]'
      }
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={`${sx < 0 ? 'xMax' : 'xMin'}${sy < 0 ? 'YMax' : 'YMin'} slice`}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill={styleColor(letter, 'fill')} />
      <Texture letter={letter} {...corner} r={RADIUS} scale={GRAIN[letter]} />
    </svg>
  )
}
