/** What a result would be called if one letter were elsewhere: said where its name is less than even. */

import { STYLE_CONTENT } from '../content/all'
import { LETTERS, type Letter, perLetter } from '../letters'
import { type Certainty, covarianceOf } from '../model/certainty'
import { percentOf } from '../model/normal'
import { normalPoints } from '../model/points'
import { chancesOf } from '../model/style-chances'
import { LEADS_FROM, namedBy, STYLE_CODES, type Style, type StyleCode } from '../styles'

const EVEN = 0.5
const DRAWS = 256

let points: readonly Float64Array[] | undefined

/** "If S is lower than it looks, you’re The Clear Measure."; null where the name is more likely than not, and where another rule gave it. */
export function otherName(certainty: Certainty, style: Style): string | null {
  const { theta, primaryChances } = certainty
  const printed = perLetter((letter) => percentOf(theta[letter].value))
  const isOpen = primaryChances[style.primary] < LEADS_FROM
  const byRule = namedBy([style.primary, style.secondary], printed, isOpen)
  if (byRule.code !== style.code) return null
  points ??= normalPoints(DRAWS, LETTERS.length)
  const found = {
    theta: Float64Array.from(LETTERS, (letter) => theta[letter].value),
    covariance: covarianceOf(certainty),
  }
  const { styles } = chancesOf(found, points)
  if (styles[style.code] >= EVEN) return null
  const others = STYLE_CODES.filter((code) => code !== style.code)
  const other = others.reduce((best, one) => (styles[one] > styles[best] ? one : best))
  return `If ${differenceOf(style.code, other)} than it looks, you’re ${STYLE_CONTENT[other].name}.`
}

/** Which letter makes the one name the other: a new one, one that is gone, or the one that now comes first. */
function differenceOf(own: StyleCode, other: StyleCode): string {
  const [before, after] = [own, other].map((code) => [...code] as Letter[]) as [Letter[], Letter[]]
  const isNew = after.find((letter) => !before.includes(letter))
  const isGone = before.find((letter) => !after.includes(letter))
  if (isNew || !isGone) return `${isNew ?? after[0]} is higher`
  return `${isGone} is lower`
}
