/** How much each further block tells: the same people after 12 blocks of a longer form, after 16, and so on. */
import { LETTERS } from '@/lib/disc/letters'
import type { Design } from '@/lib/disc/model/form'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { CURVE_BLOCKS } from '@/lib/disc/study/study'
import { randomFrom } from '@/lib/numbers/random'
import { byLogit, truthOf } from './methods'
import type { Columns } from './world'
import { drawWorld } from './worlds'

export interface CurveTask {
  what: 'curve'
  people: number
  seed: number
}

const design = FORM_DESIGN
const { prior } = UNCALIBRATED_MODEL
/** The form, and after its end its first blocks once more, with statements of their own. */
const LONGER: Design = { ...design, blocks: [...design.blocks, ...design.blocks.slice(0, 12)] }

/** The same task gives the same columns. */
export function runCurve({ people, seed }: CurveTask): Columns {
  const columns: Columns = {}
  const note = (name: string, value: number) => {
    columns[name] ??= []
    columns[name].push(value)
  }
  const world = drawWorld('kind', LONGER, seed, randomFrom(seed))
  for (let person = 0; person < people; person++) {
    const { theta, sit } = world.person()
    const answers = sit()
    note('world', seed)
    note('truth.primary', truthOf(theta).primary)
    for (const [at, letter] of LETTERS.entries()) note(`truth.${letter}`, theta[at] as number)
    for (const blocks of CURVE_BLOCKS) {
      const { places, primary, estimate } = byLogit(LONGER, prior, answers.slice(0, blocks))
      note(`${blocks}.primary`, primary)
      for (const [at, letter] of LETTERS.entries()) {
        const variance = estimate.covariance[at * (LETTERS.length + 1)] as number
        note(`${blocks}.${letter}`, places[at] as number)
        note(`${blocks}.error.${letter}`, Math.sqrt(variance))
      }
    }
  }
  return columns
}
