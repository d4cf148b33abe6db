/** The two picks of one tetrad while a person makes them. Pure, and small enough for the browser. */
export interface Choices {
  most: string | null
  least: string | null
  /** Set while both picks are a suggestion that the person has neither confirmed nor changed. */
  suggested?: true | undefined
}

/** At most so many further questions are asked (lib/disc/model/settling.ts). */
export const MOST_FURTHER = 12

export type Pick = 'most' | 'least'

export const NO_CHOICES: Choices = { most: null, least: null }

/** Chooses an option as most or least; it leaves the other pick if it was there. A suggestion becomes a choice. */
export function choose(choices: Choices, pick: Pick, option: string): Choices {
  const other = otherPick(pick)
  const kept = choices[other] === option ? null : choices[other]
  return pick === 'most' ? { most: option, least: kept } : { most: kept, least: option }
}

export function otherPick(pick: Pick): Pick {
  return pick === 'most' ? 'least' : 'most'
}

/** Two distinct options drawn by `random` (0 ≤ x < 1), for a person to confirm or change. */
export function suggest(options: readonly string[], random: () => number): Choices {
  const rest = [...options]
  const draw = () => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? null
  return { most: draw(), least: draw(), suggested: true }
}

/** Makes a suggestion the person's own choice. */
export function confirm({ most, least }: Choices): Choices {
  return { most, least }
}

/** Both chosen, and not the same: the question is answered. */
export function isAnswered(choices: Choices): choices is Choices & { most: string; least: string } {
  return choices.most !== null && choices.least !== null && choices.most !== choices.least
}
