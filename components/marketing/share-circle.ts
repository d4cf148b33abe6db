import {
  sector,
  TEXTURE_OPACITY,
  type TextureShape,
  texturePaths,
} from '@/lib/disc/circle/geometry'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { STYLE_COLORS } from '@/lib/pdf/colors'

/** The textured circle as an SVG file in a data address, in the light colors: share images have no theme. */
export function shareCircle(size: number, lit: readonly Letter[] = LETTERS): string {
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
