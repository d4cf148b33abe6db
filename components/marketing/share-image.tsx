import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { SHARE_SIZE } from '@/lib/copy/share-image'
import {
  LOGO_SCORES,
  roseRadius,
  sector,
  TEXTURE_OPACITY,
  type TextureShape,
  texturePaths,
} from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { COLORS, STYLE_COLORS } from '@/lib/pdf/colors'
import { PRODUCT } from '@/lib/product'

interface ShareImageProps {
  title: string
  text: string
  /** The quarters in full color; all when missing. */
  lit?: readonly Letter[]
}

/** The picture that a shared link shows: words left, the cropped circle right, always light. */
export async function shareImage({ title, text, lit }: ShareImageProps): Promise<ImageResponse> {
  const [display, body] = await Promise.all([
    readFont('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    readFont('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  ])
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: COLORS.canvas }}>
      {/* biome-ignore lint/performance/noImgElement: drawn once, on the server */}
      <img
        src={shareCircle(760, lit)}
        width={760}
        height={760}
        style={{ position: 'absolute', left: 664, top: -65 }}
        alt=""
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 660,
          padding: '64px 0 64px 72px',
          color: COLORS.ink,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Logo />
          <span style={{ fontFamily: 'Display', fontSize: 34, letterSpacing: -1.2 }}>
            {PRODUCT}
          </span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{ fontFamily: 'Display', fontSize: 77, lineHeight: 0.98, letterSpacing: -3.8 }}
          >
            {title}
          </div>
          <div
            style={{
              marginTop: 24,
              maxWidth: 500,
              fontSize: 28,
              lineHeight: 1.35,
              color: COLORS.ink2,
            }}
          >
            {text}
          </div>
        </div>
      </div>
    </div>,
    {
      ...SHARE_SIZE,
      fonts: [
        { name: 'Body', data: body, weight: 400 },
        { name: 'Display', data: display, weight: 700 },
      ],
    },
  )
}

function Logo() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture
    <svg width="48" height="48" viewBox="0 0 40 40">
      {LETTERS.map((letter) => (
        <path
          key={letter}
          d={sector(20, 20, roseRadius(LOGO_SCORES[letter], 19), letter, 0.9)}
          fill={STYLE_COLORS[letter].fill}
        />
      ))}
    </svg>
  )
}

/** A static file: the drawer reads neither WOFF2 nor variable fonts. */
function readFont(file: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules', file))
}

/** The textured circle as an SVG file in a data address, in the light colors: share images have no theme. */
function shareCircle(size: number, lit: readonly Letter[] = LETTERS): string {
  const quarters = LETTERS.map((letter) => quarter(letter, size, lit.includes(letter)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${quarters.join('')}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function quarter(letter: Letter, size: number, isLit: boolean): string {
  const center = size / 2
  const gap = size * 0.0068
  const color = STYLE_COLORS[letter][isLit ? 'fill' : 'mid']
  const path = `<path d="${sector(center, center, center, letter, gap)}" fill="${color}"/>`
  if (!isLit) return path
  const shapes = texturePaths(letter, center, center, center, gap).map(drawn)
  return `${path}<g fill="#fff" opacity="${TEXTURE_OPACITY[letter]}">${shapes.join('')}</g>`
}

function drawn(shape: TextureShape): string {
  switch (shape.kind) {
    case 'path':
      return shape.mode === 'fill'
        ? `<path d="${shape.d}"/>`
        : `<path d="${shape.d}" fill="none" stroke="#fff" stroke-width="${shape.width}"/>`
    case 'circle':
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"/>`
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.size}" height="${shape.size}"/>`
  }
}
