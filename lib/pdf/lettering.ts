/**
 * Names as outlines. The layout of PDFs sets marks beside their letters and joins no Arabic, so HarfBuzz shapes what
 * people typed, and the outlines that come of it are drawn (typed-line.tsx).
 */
import bidiFactory from 'bidi-js'
import * as hb from 'harfbuzzjs'
import { round2 } from '../disc/circle/geometry'

const bidi = bidiFactory()

/** Units of an outline. */
const EM = 1000

interface Face {
  font: hb.Font
  codes: Set<number>
  /** The glyphs drawn so far. */
  shapes: Map<number, hb.SvgPathCommand[]>
}

const faces = new Map<string, Face>()

/** Makes a font known: a whole OpenType file. */
export function addFace(family: string, file: Buffer): void {
  const face = new hb.Face(new hb.Blob(file))
  const font = new hb.Font(face)
  font.setScale(EM, EM)
  faces.set(family, { font, codes: new Set(face.collectUnicodes()), shapes: new Map() })
}

interface Outline {
  shape: hb.SvgPathCommand[]
  /** Its place, in units, from the left end of the baseline. */
  x: number
  y: number
}

export interface Lettering {
  /** In em. */
  width: number
  outlines: readonly Outline[]
}

/**
 * Shapes one line, each word in the first of these families that has all of it. Without a `direction` the line runs as
 * its first letter does.
 */
export function letter(text: string, families: readonly string[], direction?: 'ltr'): Lettering {
  const outlines: Outline[] = []
  let left = 0
  for (const { run, isRightToLeft, face } of inSight(text, families, direction)) {
    const buffer = new hb.Buffer()
    buffer.addText(run)
    buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR)
    buffer.guessSegmentProperties()
    hb.shape(face.font, buffer)
    const infos = buffer.getGlyphInfos()
    for (const [at, { xAdvance, xOffset, yOffset }] of buffer.getGlyphPositions().entries()) {
      const shape = shapeOf(face, infos[at]?.codepoint ?? 0)
      outlines.push({ shape, x: left + xOffset, y: yOffset })
      left += xAdvance
    }
  }
  return { width: left / EM, outlines }
}

function shapeOf({ font, shapes }: Face, glyph: number): hb.SvgPathCommand[] {
  const shape = shapes.get(glyph) ?? font.glyphToJson(glyph)
  shapes.set(glyph, shape)
  return shape
}

interface Run {
  run: string
  face: Face
  isRightToLeft: boolean
}

/** The runs of a text by font and direction, from left to right as it is seen. */
function inSight(text: string, families: readonly string[], direction?: 'ltr'): Run[] {
  const levels = bidi.getEmbeddingLevels(text, direction)
  const ofEach = facesOf(text, families)
  const runs: Run[] = []
  /** Of each character, its run. */
  const runOf = ofEach.map((face, at) => {
    const isRightToLeft = (levels.levels[at] ?? 0) % 2 === 1
    const last = runs.at(-1)
    if (last && last.face === face && last.isRightToLeft === isRightToLeft) last.run += text[at]
    else runs.push({ run: text[at] ?? '', face, isRightToLeft })
    return runs.length - 1
  })
  const seen = bidi.getReorderedIndices(text, levels).map((at) => runOf[at] ?? 0)
  return [...new Set(seen)].flatMap((at) => runs[at] ?? [])
}

/** The face of each character: one for a word where one has all of it, else for a letter with its marks. */
function facesOf(text: string, families: readonly string[]): Face[] {
  const stack = families.flatMap((family) => faces.get(family) ?? [])
  const firstWith = (part: string) =>
    stack.find(({ codes }) => [...part].every((one) => codes.has(one.codePointAt(0) ?? 0)))
  const found: Face[] = []
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    const whole = firstWith(word)
    for (const part of whole ? [word] : (word.match(/\P{M}?[\p{M}\u200c\u200d]*/gu) ?? [])) {
      const face = whole ?? firstWith(part.replace(/[\u200c\u200d]/g, '')) ?? stack[0]
      for (let at = 0; face && at < part.length; at += 1) found.push(face)
    }
  }
  return found
}

/** The outlines as one path, in points: in type of this size, from this point of the baseline on. */
export function pathOf({ outlines }: Lettering, size: number, left: number, base: number): string {
  const scale = size / EM
  return outlines
    .flatMap(({ shape, x, y }) =>
      shape.map(({ type, values }) => {
        const points = values.map((value, at) =>
          round2(at % 2 === 0 ? left + (x + value) * scale : base - (y + value) * scale),
        )
        return `${type}${points.join(' ')}`
      }),
    )
    .join('')
}

export interface Fitted {
  text: string
  lettering: Lettering
  /** In points. */
  fontSize: number
}

const MIN_SIZE = 8

/** The size, at most `size`, at which a clean line fits; below 8 pt it is cut with "…" instead. */
export function fitLine(
  text: string,
  lineWidth: number,
  size: number,
  families: readonly string[],
  direction?: 'ltr',
): Fitted {
  const fitted = (line: string): Fitted | null => {
    const lettering = letter(line, families, direction)
    const fitting = Math.floor((lineWidth / lettering.width) * 10) / 10
    return fitting < MIN_SIZE ? null : { text: line, lettering, fontSize: Math.min(size, fitting) }
  }
  const whole = fitted(text)
  if (whole) return whole
  // Letters with their marks.
  const pieces = text.match(/\P{M}\p{M}*/gu) ?? []
  const cut = (kept: number) => `${pieces.slice(0, kept).join('').trimEnd()}…`
  let longest: Fitted = {
    text: '…',
    lettering: letter('…', families, direction),
    fontSize: MIN_SIZE,
  }
  let [fits, tooLong] = [0, pieces.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    const shorter = fitted(cut(middle))
    if (shorter) [longest, fits] = [shorter, middle]
    else tooLong = middle
  }
  return longest
}
