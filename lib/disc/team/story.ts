/** A team in one picture: a headline, the seats where surely no one sits, and who stands nearest to one. */

import { place } from '../circle/geometry'
import { ALIKE, EMPTY_SEATS, HEADLINES, NEAREST } from '../content/team-story'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { type Draws, drawTogether, isSure } from '../model/claims'
import { fillNames } from '../names'
import { inWordsFirst } from '../number-words'
import { isOpposite, isTrue, keyOf } from './findings'
import { countLeads } from './profile'
import { reach, type Seated, seatOf, seatsOf } from './seats'

/** … as it is shown. */
export interface TeamPicture {
  headline: string
  /** Letters that surely no one leads with. */
  empty: readonly Letter[]
  /** What is said of them: of one who could take it, of several what does not happen. */
  seats: readonly { letter: Letter; title: string; text: string }[]
}

/** Up to here a place is in the middle (map units). */
const MIDDLE = 0.3
/** Of more people no one is the nearest. */
const MOST_NAMED = 30

interface PictureOptions {
  isKnown?: boolean
  /** Findings by their keys. */
  without?: { has(key: string): boolean }
}

/**
 * The picture of a team. `isKnown` is false where only some of its people, or only their places, are known: then nothing is
 * said of who is missing. It says none of the findings that are left out.
 */
export function pictureOf(
  team: readonly (Seated & { name: string })[],
  { isKnown = true, without = new Set() }: PictureOptions = {},
): TeamPicture {
  if (team.length < 2) {
    const headline = team.length === 0 ? HEADLINES.none : HEADLINES.first
    return { headline, empty: [], seats: [] }
  }
  const draws = drawTogether(team)
  const isLeft = (kind: 'missing' | 'same', of: Letter) => !without.has(keyOf({ kind, of }))
  const empty = isKnown ? emptyIn(team, draws).filter((of) => isLeft('missing', of)) : []
  const alike = isKnown ? alikeIn(team, draws).find((of) => isLeft('same', of)) : undefined
  const text = headlineOf(team, { draws, empty, alike, isKnown })
  const [one = '', two = ''] = team.map(({ name }) => name)
  const headline = fillNames(text.replace('{Many}', inWordsFirst(team.length)), { one, two })
  return { headline, empty, seats: seatsSaid(team, { draws, empty }) }
}

/** The picture of a team of which only the counts of letters are known. */
export function pictureOfMany(counts: PerLetter<number>): TeamPicture {
  const size = LETTERS.reduce((sum, letter) => sum + counts[letter], 0)
  return { headline: HEADLINES.open.replace('{Many}', inWordsFirst(size)), empty: [], seats: [] }
}

/** Letters that no one leads with as printed, and surely no one does. */
function emptyIn(team: readonly Seated[], draws: Draws): Letter[] {
  const leads = countLeads(team)
  return LETTERS.filter(
    (of) =>
      leads[of] === 0 &&
      isSure(draws, (people) => isTrue({ kind: 'missing', of, people: [] }, people)),
  )
}

/** The letter with which all lead as printed, and surely do. */
const alikeIn = (team: readonly Seated[], draws: Draws) =>
  LETTERS.filter(
    (of) =>
      team.every(({ primary }) => primary === of) &&
      isSure(draws, (people) => isTrue({ kind: 'same', of, people: [] }, people)),
  )

interface Seen {
  draws: Draws
  empty: readonly Letter[]
}

function headlineOf(
  team: readonly Seated[],
  { draws, empty, alike, isKnown }: Seen & { alike: Letter | undefined; isKnown: boolean },
): string {
  const [first, second] = team.map(seatOf)
  if (team.length === 2 && first && second && isAcross(first, second)) return HEADLINES.across
  if (alike) return ALIKE[alike]
  if (empty.length > 0) return HEADLINES.chairs[empty.length as 1 | 2 | 3]
  const seats = seatsOf(team)
  if (!isKnown || LETTERS.some((letter) => seats[letter].length === 0)) return HEADLINES.open
  const isOut = isSure(draws, (people) =>
    people.every((scores) => Math.hypot(...place(scores)) > MIDDLE),
  )
  return isOut ? HEADLINES.middle : HEADLINES.taken
}

const isAcross = (one: Letter, two: Letter) =>
  isOpposite(LETTERS.filter((letter) => letter === one || letter === two).join(''))

function seatsSaid(
  team: readonly (Seated & { name: string })[],
  { draws, empty }: Seen,
): TeamPicture['seats'] {
  const [only, ...more] = empty
  if (!only || more.length > 0) {
    return empty.map((letter) => ({ letter, title: '', text: EMPTY_SEATS[letter].gap }))
  }
  const near = nearestTo(only, team, draws)
  const { title, who } = EMPTY_SEATS[only]
  const text = near ? `${who} ${fillNames(NEAREST, { near })}` : who
  return [{ letter: only, title, text }]
}

/** Who surely stands nearest to a quarter. */
function nearestTo(
  letter: Letter,
  team: readonly (Seated & { name: string })[],
  draws: Draws,
): string | null {
  if (team.length > MOST_NAMED) return null
  const reaches = team.map(({ scores }) => reach(scores, letter))
  const at = reaches.indexOf(Math.max(...reaches))
  const isNearest = isSure(draws, (people) => {
    const drawn = people.map((scores) => reach(scores, letter))
    return Math.max(...drawn) === drawn[at]
  })
  return isNearest ? (team[at]?.name ?? null) : null
}
