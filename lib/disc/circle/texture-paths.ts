import type { Point, TextureShape } from './geometry'

/** The shapes of a texture by how they are painted, so that hundreds of them become a few paths. */
export interface TexturePaths {
  /** Everything filled but the dots, as one path. */
  fill: string
  /** One path per stroke width. */
  strokes: Map<number, string>
  /** Centers of the whole dots, by radius. */
  dots: Map<number, Point[]>
}

/** Merges what `texturePaths` drew: a page or a document with fewer elements is smaller and faster. */
export function mergeTexture(shapes: readonly TextureShape[]): TexturePaths {
  const merged: TexturePaths = { fill: '', strokes: new Map(), dots: new Map() }
  for (const shape of shapes) {
    if (shape.kind === 'rect') {
      merged.fill += `M${shape.x} ${shape.y}h${shape.size}v${shape.size}h${-shape.size}Z`
    } else if (shape.kind === 'circle') {
      const centers = merged.dots.get(shape.r) ?? []
      centers.push([shape.cx, shape.cy])
      merged.dots.set(shape.r, centers)
    } else if (shape.mode === 'fill') {
      merged.fill += shape.d
    } else {
      merged.strokes.set(shape.width, (merged.strokes.get(shape.width) ?? '') + shape.d)
    }
  }
  return merged
}
