/** A piece of SVG that is written out already, with everything in it escaped. Only the functions of this file make one. */
export type Drawing = string & { readonly isDrawing: true }

/** What a drawing is made of; where there is nothing to draw, false and the like. */
type Part = Drawing | readonly Drawing[] | false | null | undefined

type Shape = 'circle' | 'g' | 'mask' | 'path' | 'polygon' | 'rect' | 'use'

/** As SVG spells them. */
type Attribute =
  | 'class'
  | 'color'
  | 'cx'
  | 'cy'
  | 'd'
  | 'fill'
  | 'fill-opacity'
  | 'height'
  | 'href'
  | 'id'
  | 'mask'
  | 'maskUnits'
  | 'opacity'
  | 'paint-order'
  | 'pathLength'
  | 'points'
  | 'r'
  | 'rx'
  | 'stroke'
  | 'stroke-dasharray'
  | 'stroke-dashoffset'
  | 'stroke-linecap'
  | 'stroke-linejoin'
  | 'stroke-opacity'
  | 'stroke-width'
  | 'transform'
  | 'width'
  | 'x'
  | 'y'

type TextAttribute =
  | Extract<Attribute, 'class' | 'fill' | 'transform' | 'x' | 'y'>
  | 'dy'
  | 'font-size'
  | 'font-weight'
  | 'letter-spacing'
  | 'text-anchor'

/** One that is undefined is left out. */
type Attributes<Name extends string = Attribute> = {
  readonly [name in Name]?: string | number | undefined
}

/** A shape, with other shapes inside. */
export function draw(shape: Shape, attributes: Attributes, ...inside: Part[]): Drawing {
  return element(shape, attributes, together(...inside))
}

/** Words in a picture. */
export function drawWords(attributes: Attributes<TextAttribute>, words: string | number): Drawing {
  return element('text', attributes, escapeText(String(words)))
}

/** What a pointer on the shapes beside it is told. */
export const drawTitle = (words: string): Drawing => element('title', {}, escapeText(words))

/** Shapes one after the other, those behind first. */
export function together(...parts: Part[]): Drawing {
  let written = ''
  for (const part of parts) {
    if (part) written += typeof part === 'string' ? part : part.join('')
  }
  return written as Drawing
}

function element(name: string, attributes: Attributes<string>, inside: string): Drawing {
  let written = `<${name}`
  for (const attribute in attributes) {
    const value = attributes[attribute]
    if (typeof value === 'number') written += ` ${attribute}="${value}"`
    else if (value !== undefined) written += ` ${attribute}="${escapeText(value)}"`
  }
  return `${written}>${inside}</${name}>` as Drawing
}

const SPECIAL = /[&<>"]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(SPECIAL, (one) => ENTITIES[one] ?? one)
