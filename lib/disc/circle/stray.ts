/** Marks that stand in another letter's quarter: the shape is the strongest letter, the place is made of all four. */
import { LETTERS, type Letter } from '../letters'
import { type Point, QUADRANT } from './geometry'
import { focusAt, paceAt } from './leaning'

/** The quarter that a mark stands in, clear of both axes, where it is not its letter's; else null. */
export function strayOf({ letter, at }: { letter: Letter; at: Point }): Letter | null {
  const [pace, focus] = [paceAt(at), focusAt(at)]
  if (!pace || !focus) return null
  const quarter = LETTERS.find((one) => {
    const [x, y] = QUADRANT[one]
    return x > 0 === (focus === 'people') && y < 0 === (pace === 'fast')
  })
  return quarter && quarter !== letter ? quarter : null
}
