import { ImageResponse } from 'next/og'
import { TYPE_PAGES } from '@/lib/copy/types/all'
import { pulled } from '@/lib/copy/types/type-page'
import {
  CARD,
  type CardField,
  type CardShape,
  cardFields,
  nameLines,
  nameSize,
  reachOf,
} from '@/lib/disc/circle/card'
import { MARK_PATHS, texturePaths } from '@/lib/disc/circle/geometry'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { COLORS, STYLE_COLORS } from '@/lib/pdf/colors'
import { PRODUCT } from '@/lib/product'
import { Logo, pictureFonts, svgAddress, texture } from './parts'

type Style = Pick<ResultPreview['style'], 'code' | 'name' | 'nickname'>

/** Where the words stand on the paper, in pixels. */
const WORDS = {
  tall: { left: 72, top: 682, bottom: 56, nickname: 50, line: 42, width: 880, logo: 40, brand: 34 },
  wide: { left: 64, top: 64, bottom: 46, nickname: 34, line: 29, width: 540, logo: 32, brand: 26 },
} as const

/** The center and size of the two marks on the edge of the paper, with their ring of paper. */
const MARKS = {
  tall: [
    { x: 185, y: 561, size: 220, ring: 5 },
    { x: 357, y: 561, size: 150, ring: 6 },
  ],
  wide: [
    { x: 808, y: 162, size: 168, ring: 5 },
    { x: 938, y: 162, size: 112, ring: 6 },
  ],
} as const

/** The picture of a style to send: texture, shapes, name, nickname, one line; no score, and nothing of a person. */
export async function styleCard(style: Style, shape: CardShape): Promise<ImageResponse> {
  const { code, name, nickname } = style
  const { width, height } = CARD[shape]
  const words = WORDS[shape]
  const size = nameSize(name, shape)
  const letters = [...code] as Letter[]
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', color: COLORS.ink }}>
      {/* biome-ignore lint/performance/noImgElement: drawn once, on the server */}
      <img
        src={svgAddress(width, height, ground(code, shape))}
        width={width}
        height={height}
        style={{ position: 'absolute', left: 0, top: 0 }}
        alt=""
      />
      {letters.map((letter, at) => (
        <MarkLetter key={letter} letter={letter} {...markAt(shape, at)} />
      ))}
      <div
        style={{
          position: 'absolute',
          left: words.left,
          top: words.top,
          width: words.width,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {nameLines(name).map((line) => (
          <div
            key={line}
            style={{
              fontFamily: 'Display',
              fontSize: size,
              lineHeight: 0.9,
              letterSpacing: size * -0.04,
              whiteSpace: 'nowrap',
              marginLeft: size * -0.04,
            }}
          >
            {line}
          </div>
        ))}
        <div
          style={{
            fontFamily: 'Display',
            fontSize: words.nickname,
            letterSpacing: words.nickname * -0.02,
            marginTop: words.nickname * 0.62,
            color: STYLE_COLORS[letters[0] as Letter].ink,
          }}
        >
          {`“${nickname}”`}
        </div>
        <div
          style={{
            fontSize: words.line,
            lineHeight: 1.3,
            marginTop: words.line * 0.75,
            textWrap: 'balance',
            color: COLORS.ink2,
          }}
        >
          {pulled(TYPE_PAGES[code].best)}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: words.left,
          bottom: words.bottom,
          display: 'flex',
          alignItems: 'center',
          gap: 14,
          fontFamily: 'Display',
          fontSize: words.brand,
          letterSpacing: words.brand * -0.03,
        }}
      >
        <Logo size={words.logo} />
        <span>{PRODUCT}</span>
      </div>
    </div>,
    { width, height, fonts: await pictureFonts() },
  )
}

/** Textures, paper and shapes, in SVG. */
function ground(code: Style['code'], shape: CardShape): string {
  const { width, height } = CARD[shape]
  const fields = cardFields(code, shape).map((field) => textured(field, shape))
  const marks = ([...code] as Letter[]).map((letter, at) => mark(letter, markAt(shape, at)))
  return [
    `<rect width="${width}" height="${height}" fill="${COLORS.canvas}"/>`,
    ...fields,
    `<path d="${paper(shape)}" fill="${COLORS.canvas}"/>`,
    // The ring of the first lies under the second one.
    ...marks,
  ].join('')
}

function textured(field: CardField, shape: CardShape): string {
  const { letter, x, y, width, height, cx, cy } = field
  const reach = reachOf(field)
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const shapes = texturePaths(letter, cx, cy, reach, 0, CARD[shape].grain / reach)
  return `<clipPath id="${letter}"><rect ${box}/></clipPath><g clip-path="url(#${letter})"><rect ${box} fill="${STYLE_COLORS[letter].fill}"/>${texture(letter, shapes)}</g>`
}

/** The field that the words stand on, with one large round corner. */
function paper(shape: CardShape): string {
  const { width, height, paper: room, corner } = CARD[shape]
  if (shape === 'wide') {
    return `M0 0H${room}V${height - corner}A${corner} ${corner} 0 0 1 ${room - corner} ${height}H0Z`
  }
  const top = height - room
  return `M0 ${top}H${width - corner}A${corner} ${corner} 0 0 1 ${width} ${top + corner}V${height}H0Z`
}

interface MarkPlace {
  x: number
  y: number
  size: number
  ring: number
}

function markAt(shape: CardShape, at: number): MarkPlace {
  return MARKS[shape][at === 0 ? 0 : 1]
}

function mark(letter: Letter, { x, y, size, ring }: MarkPlace): string {
  const scale = size / 42
  const place = `translate(${x - 20 * scale} ${y - 20 * scale}) scale(${scale})`
  const path = `d="${MARK_PATHS[letter]}"`
  return `<g transform="${place}"><path ${path} fill="${COLORS.canvas}" stroke="${COLORS.canvas}" stroke-width="${ring}" stroke-linejoin="round"/><path ${path} fill="${STYLE_COLORS[letter].fill}"/></g>`
}

/** The letter in its shape, which the drawer sets as text of the page. */
function MarkLetter({ letter, x, y, size }: MarkPlace & { letter: Letter }) {
  return (
    <div
      style={{
        position: 'absolute',
        left: x - size / 2,
        // The triangle carries its weight low.
        top: y - size / 2 + (letter === 'D' ? size * 0.05 : 0),
        width: size,
        height: size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        fontFamily: 'Display',
        fontSize: size * 0.43,
        lineHeight: 1,
        color: STYLE_COLORS[letter].on,
      }}
    >
      {letter}
    </div>
  )
}
