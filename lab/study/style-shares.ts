/** How often each style is named, in worlds like those of the study's first table. */
import { LETTERS } from '@/lib/disc/letters'
import { identity } from '@/lib/disc/model/linear'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { PRIOR } from '@/lib/disc/model/scoring'
import { STYLE_CODES, type StyleCode } from '@/lib/disc/styles'
import { randomFrom } from '@/lib/numbers/random'
import { byLogit } from './methods'
import { drawStatements, drawTraits, takeHonestly } from './takers'

const SEED = 20_261_126
const WORLDS = 20
const PEOPLE = 500
const UNRELATED = identity(LETTERS.length)

/** Of all simulated people, the share that gets each style. */
export function styleShares(): Record<StyleCode, number> {
  const counts = STYLE_CODES.map(() => 0)
  for (let world = 0; world < WORLDS; world++) {
    const random = randomFrom(SEED + world)
    const statements = drawStatements(FORM_DESIGN, random)
    for (let person = 0; person < PEOPLE; person++) {
      const theta = drawTraits(UNRELATED, LETTERS.length, random)
      const answers = takeHonestly(FORM_DESIGN, statements, theta, random)
      const { style } = byLogit(FORM_DESIGN, PRIOR, answers)
      counts[style] = (counts[style] as number) + 1
    }
  }
  return Object.fromEntries(
    STYLE_CODES.map((code, at) => [code, (counts[at] as number) / (WORLDS * PEOPLE)]),
  ) as Record<StyleCode, number>
}

/** style-shares.json, whole. */
export function styleSharesFile(shares: Record<StyleCode, number>): string {
  return `${JSON.stringify(shares, null, 2)}\n`
}
