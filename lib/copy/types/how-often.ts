import { STYLE_SHARES } from '@/lib/copy/study/results'
import { STYLE_CODES, type StyleCode } from '@/lib/disc/styles'

/** How many of 100 get each of some styles: "2", or "17 to 19". */
function ofHundred(codes: readonly StyleCode[]): string {
  const counts = codes.map((code) => Math.round(100 * STYLE_SHARES[code]))
  return [...new Set([Math.min(...counts), Math.max(...counts)])].join(' to ')
}

const singles = STYLE_CODES.filter((code) => code.length === 1)
const pairs = STYLE_CODES.filter((code) => code.length === 2)

export const HOW_OFTEN = `In our simulations, each single letter comes up for ${ofHundred(singles)} of 100 people, and each pair for ${ofHundred(pairs)}. Their letters are drawn at random, so this isn’t a norm. We don’t know yet how common a style is among real people.`
