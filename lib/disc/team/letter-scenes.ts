/** Scenes of a team whose members see names only: of letters, without anyone's name. */

import { QUADRANT } from '../circle/geometry'
import { SOMEONE } from '../content/team-story'
import { LETTERS, type PerLetter } from '../letters'
import { type NamedFinding, wordsFor } from './finding-words'
import { findingsOf } from './findings'
import { measuredAt } from './spot'

/** Of so many who lead with a letter, one surely does. */
const SURE_FROM = 2
/** How far out such a one is taken to sit (map units). */
const OUT = 0.6

/** What stands out between the letters that people of a group lead with, known by their counts alone. */
export function letterScenes(counts: PerLetter<number>): NamedFinding[] {
  const team = LETTERS.filter((letter) => counts[letter] >= SURE_FROM).map((letter) => {
    const [x, down] = QUADRANT[letter]
    const name = SOMEONE.replace('{letter}', letter)
    return { id: letter, name, primary: letter, ...measuredAt([x * OUT, -down * OUT]) }
  })
  const findings = findingsOf(team, { from: 'places', isWhole: false })
  return wordsFor(findings, team).map(({ beats, ...scene }) => ({
    ...scene,
    title: capitalized(scene.title),
    todo: capitalized(scene.todo),
    beats: beats.map((beat) => ({ ...beat, says: capitalized(beat.says) })),
    isPair: false,
  }))
}

/** Each sentence begins with a capital, also one that begins with someone. */
const capitalized = (text: string) =>
  text.replace(/(^|[.?!]”? )(\u2068?)([a-z])/g, (_, before, mark, first: string) =>
    [before, mark, first.toUpperCase()].join(''),
  )
