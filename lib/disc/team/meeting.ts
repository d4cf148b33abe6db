/**
 * The card for one meeting: who needs it in writing, who decides fast, and one line to open with. It is made of what
 * colleagues show each other, so that it can lie on the table (docs/decisions/021).
 */
import { place, QUADRANT } from '../circle/geometry'
import { DECIDES_FAST, NEEDS_WRITING, OPEN_WITH } from '../content/meeting'
import { WITH_LETTER } from '../content/with-letter'
import { LETTERS, type Letter } from '../letters'
import { chanceOf, drawTogether, type Measured, SURE } from '../model/claims'
import { isAbove, type ShownPerson } from './colleague'

export interface Attendee extends ShownPerson {
  /** For those who show their scores. Of the others a claim is made by how sure a place usually is. */
  measured: Measured | null
}

export interface MeetingLine {
  title: string
  /** Of those it is about, by their places among the people of the card. Empty for a line to say. */
  people: readonly number[]
  text: string
  isSpoken: boolean
}

/** What is sure enough to be said; null where nothing is. `opener` is who opens the meeting, where they show a style. */
export function meetingLines(
  people: readonly Attendee[],
  opener: Attendee | null,
): readonly MeetingLine[] | null {
  const leads = people.map(sureLetter)
  const leading = (letter: Letter) => leads.flatMap((one, at) => (one === letter ? [at] : []))
  const named = [
    { ...NEEDS_WRITING, people: leading('C') },
    { ...DECIDES_FAST, people: leading('D') },
  ]
  const lines: MeetingLine[] = named.flatMap(({ title, todo, todoOfOne, people }) => {
    const text = people.length === 1 ? todoOfOne : todo
    return people.length > 0 ? { title, people, text, isSpoken: false } : []
  })
  const to =
    opener &&
    heardBy(
      leads.filter((_, at) => people[at] !== opener),
      opener,
    )
  if (to) {
    const text = WITH_LETTER[opener.code][to].open
    lines.push({ title: OPEN_WITH, people: [], text, isSpoken: true })
  }
  return lines.length > 0 ? lines : null
}

/** The letter that someone leads with, where their place is surely in its quarter. */
function sureLetter({ primary, at, measured }: Attendee): Letter | null {
  // The quarters count downward, as SVG does.
  const [x, down] = QUADRANT[primary]
  const chance = measured
    ? chanceOf(drawTogether([measured]), ([scores]) => {
        const [theirX, theirY] = scores ? place(scores) : [0, 0]
        return theirX * x > 0 && theirY * down < 0
      })
    : isAbove(at[0] * x) * isAbove(-at[1] * down)
  return chance >= SURE ? primary : null
}

/** The letter that the opening line is for: the one most listeners surely lead with; of several, the farthest from the opener's. */
function heardBy(leads: readonly (Letter | null)[], { primary }: Attendee): Letter | null {
  const countOf = (letter: Letter) => leads.filter((one) => one === letter).length
  const nearness = (letter: Letter) => {
    const [[x, y], [ownX, ownY]] = [QUADRANT[letter], QUADRANT[primary]]
    return x * ownX + y * ownY
  }
  const [first] = LETTERS.filter((letter) => countOf(letter) > 0).sort(
    (one, other) => countOf(other) - countOf(one) || nearness(one) - nearness(other),
  )
  return first ?? null
}
