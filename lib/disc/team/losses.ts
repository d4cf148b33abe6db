/** What goes with people who leave a team: what no one does then, who does it alone, and who still does it. */
import { WITHOUT } from '../content/team'
import { LETTERS, type Letter } from '../letters'
import { type Draws, drawTogether, isSure } from '../model/claims'
import { fillNames } from '../names'
import { isTrue } from './findings'
import { type Seated, seatsOf } from './seats'

/** What becomes of one letter, by people's places in the team. */
interface Loss {
  /** Gravest first; `open` where nothing is sure enough to be said. */
  kind: (typeof KINDS)[number]
  of: Letter
  away: readonly number[]
  /** Who sits with the letter and stays. */
  left: readonly number[]
}

const KINDS = ['missing', 'only', 'stay', 'open'] as const

/**
 * What goes with those who leave (by their places in the team): one loss for each letter that they lead with, gravest
 * first. Who sits where is the same for all who might leave, and is found once.
 */
export function lossesOf(team: readonly Seated[]): (away: readonly number[]) => Loss[] {
  const seats = seatsOf(team)
  return (away) => {
    const staying = [...team.keys()].filter((at) => !away.includes(at))
    const isSaid = saidOf(team, staying)
    const losses = LETTERS.flatMap((of): Loss[] => {
      const gone = away.filter((at) => team[at]?.primary === of)
      if (gone.length === 0) return []
      const left = staying.filter((at) => seats[of].includes(at))
      const isSeated = gone.some((at) => seats[of].includes(at))
      return [{ kind: isSeated ? kindOf(left, of, isSaid) : 'open', of, away: gone, left }]
    })
    const rank = ({ kind }: Loss) => KINDS.indexOf(kind)
    return losses.sort((one, other) => rank(one) - rank(other))
  }
}

/** Whether a finding about a letter and those who are left with it is sure enough to be said of those who stay. */
type IsSaid = (kind: 'missing' | 'only', of: Letter, left: readonly number[]) => boolean

function saidOf(team: readonly Seated[], staying: readonly number[]): IsSaid {
  let draws: Draws | undefined
  return (kind, of, left) => {
    draws ??= drawTogether(staying.flatMap((at) => team[at] ?? []))
    const people = left.map((at) => staying.indexOf(at))
    return isSure(draws, (drawn) => isTrue({ kind, of, people }, drawn))
  }
}

function kindOf(left: readonly number[], of: Letter, isSaid: IsSaid): Loss['kind'] {
  if (left.length > 1) return 'stay'
  const kind = left.length === 1 ? 'only' : 'missing'
  return isSaid(kind, of, left) ? kind : 'open'
}

/** Says a loss; `names` are those of the team. */
export function lossInWords({ kind, of, away, left }: Loss, names: readonly string[]): string {
  const called = (places: readonly number[]) => places.map((at) => names[at] ?? '')
  const text = kind === 'open' ? WITHOUT.open : WITHOUT[kind][of]
  return fillNames(text, { who: called(away), left: called(left) })
}
