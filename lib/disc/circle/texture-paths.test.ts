import { describe, expect, it } from 'vitest'
import { LETTERS } from '../letters'
import { texturePaths } from './geometry'
import { mergeTexture } from './texture-paths'

describe('mergeTexture', () => {
  it.each(LETTERS)('keeps every shape of %s', (letter) => {
    const shapes = texturePaths(letter, 200, 200, 190, 3, 1)
    const { fill, strokes, dots } = mergeTexture(shapes)
    const count = (kind: string) => shapes.filter((shape) => shape.kind === kind).length
    const filled = shapes.filter((shape) => shape.mode === 'fill' && shape.kind !== 'circle')
    expect(fill.split('Z')).toHaveLength(filled.length + 1)
    expect([...dots.values()].flat()).toHaveLength(count('circle'))
    for (const shape of shapes) {
      if (shape.kind === 'path' && shape.mode === 'fill') expect(fill).toContain(shape.d)
      if (shape.mode === 'stroke') expect(strokes.get(shape.width)).toContain(shape.d)
      if (shape.kind === 'rect') expect(fill).toContain(`M${shape.x} ${shape.y}h${shape.size}v`)
      if (shape.kind === 'circle') expect(dots.get(shape.r)).toContainEqual([shape.cx, shape.cy])
    }
  })
})
