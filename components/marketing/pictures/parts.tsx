/** What the pictures that links show are drawn with: on the server, always light, from the geometry of the screens. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  LOGO_SCORES,
  roseRadius,
  sector,
  TEXTURE_OPACITY,
  type TextureShape,
} from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { STYLE_COLORS } from '@/lib/pdf/colors'

/** The fonts of a picture; the drawer reads neither WOFF2 nor variable fonts. */
export async function pictureFonts() {
  const [display, body] = await Promise.all([
    readFont('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    readFont('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  ])
  return [
    { name: 'Body', data: body, weight: 400 as const },
    { name: 'Display', data: display, weight: 700 as const },
  ]
}

/** A static file. */
function readFont(file: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'node_modules', file))
}

export function Logo({ size }: { size: number }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture
    <svg width={size} height={size} viewBox="0 0 40 40">
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

/** The texture of a letter over its fill, in SVG. */
export function texture(letter: Letter, shapes: readonly TextureShape[]): string {
  return `<g fill="#fff" opacity="${TEXTURE_OPACITY[letter]}">${shapes.map(drawn).join('')}</g>`
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

/** An SVG file in a data address. */
export function svgAddress(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
