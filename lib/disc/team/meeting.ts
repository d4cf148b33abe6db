/**
 * The card for one meeting: who needs it in writing, who decides fast, and one line to open with. It is made of what
 * colleagues show each other, so that it can lie on the table (docs/decisions/021).
 */
import { QUADRANT } from '../circle/geometry'
import { DECIDES_FAST, NEEDS_WRITING, NOT_ON_IT, OPEN_WITH } from '../content/meeting'
import { WITH_LETTER } from '../content/with-letter'
import { LETTERS, type Letter } from '../letters'
import type { Measured } from '../model/claims'
import type { ShownPerson } from './colleague'
import { seatOf } from './seats'
import { measuredAt } from './spot'

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
  const leads = people.map(({ primary, at, measured }) =>
    seatOf({ primary, ...(measured ?? measuredAt(at)) }),
  )
  const leading = (letter: Letter) => leads.flatMap((one, at) => (one === letter ? [at] : []))
  const fast = leading('D')
  const isAskedFirst = (one: Attendee, at: number) => one !== opener && !fast.includes(at)
  const named = [
    { ...NEEDS_WRITING, people: leading('C') },
    // To be asked last, there must be someone to be asked before.
    { ...DECIDES_FAST, people: people.some(isAskedFirst) ? fast : [] },
  ]
  const lines: MeetingLine[] = named.flatMap(({ title, people, ...said }) => {
    const text = people.length === 1 && 'todoOfOne' in said ? said.todoOfOne : said.todo
    return people.length > 0 ? { title, people, text, isSpoken: false } : []
  })
  const to =
    opener &&
    heardBy(
      leads.filter((_, at) => people[at] !== opener),
      opener,
    )
  if (to) {
    const text = WITH_LETTER[opener.code ?? opener.primary][to].open
    lines.push({ title: OPEN_WITH, people: [], text, isSpoken: true })
  }
  return lines.length > 0 ? lines : null
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

/** Members who are not on a card: others who show only their name or have no result yet, and whether the reader is one. */
export interface NotOnCard {
  hidden: number
  unanswered: number
  you: 'hidden' | 'unanswered' | null
}

/** Why these are not on it; '' where all are. */
export function whyNotOn({ you, ...others }: NotOnCard): string {
  const said = (['hidden', 'unanswered'] as const).flatMap((why) => {
    const count = others[why]
    const words = NOT_ON_IT[why]
    if (count === 0) return []
    return count === 1 ? words.one : words.some.replace('{count}', `${count}`)
  })
  return [...(you ? [NOT_ON_IT[you].you] : []), ...said].join(' ')
}
