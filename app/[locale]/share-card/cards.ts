import { CARD, type CardShape } from '@/lib/disc/circle/card'
import { STYLE_CODES } from '@/lib/disc/styles'
import { cardPath } from '@/lib/routes'

/** Two pictures of each style, by the name of their file. */
export const CARDS = STYLE_CODES.flatMap((code) =>
  (Object.keys(CARD) as CardShape[]).map((shape) => ({
    code,
    shape,
    file: cardPath(code, shape).split('/').at(-1) ?? '',
  })),
)
