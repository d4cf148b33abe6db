/** The two picks of one tetrad while a person makes them. Pure, and small enough for the browser. */
export interface Choices {
  most: string | null
  least: string | null
}

export type Pick = 'most' | 'least'

export const NO_CHOICES: Choices = { most: null, least: null }

/** Chooses an option as most or least; it leaves the other pick if it was there. */
export function choose(choices: Choices, pick: Pick, option: string): Choices {
  const other = otherPick(pick)
  const kept = choices[other] === option ? null : choices[other]
  return pick === 'most' ? { most: option, least: kept } : { most: kept, least: option }
}

export function otherPick(pick: Pick): Pick {
  return pick === 'most' ? 'least' : 'most'
}

/** Both chosen, and not the same: the question is answered. */
export function isAnswered(choices: Choices): choices is { most: string; least: string } {
  return choices.most !== null && choices.least !== null && choices.most !== choices.least
}
