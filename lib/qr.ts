import { encode } from 'uqr'

/** A QR code to draw as SVG: a square of `size` units, the dark modules as one path, with the quiet zone around. */
export interface Qr {
  size: number
  path: string
}

/** As the standard asks for around a code. */
const QUIET = 4

/** The code of a text; up to 15 % of it may be hidden or dirty. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join(''),
  )
  return { size, path: rows.join('') }
}

/** The same as a file of its own. */
export function svgOf({ size, path }: Qr): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
