/** Whole forms answered like a person with a known leaning: for samples and tests, never for scoring. */

import { FORM } from '../form/items'
import type { Response } from '../form/responses'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { normalPoint } from '../model/normal'
import { score } from '../model/scoring'
import type { StyleCode } from '../styles'
import { doubtOf } from './doubt'

/** Answers of a person who likes the letters with a higher `pull` more; it may change from tetrad to tetrad (from 0). */
export function answersBy(pull: (letter: Letter, tetrad: number) => number): Response[] {
  return FORM.map(({ question, items }, tetrad) => {
    const liking = (item: (typeof items)[number]) => pull(item.letter, tetrad) * item.keyed
    const ranked = [...items].sort((a, b) => liking(b) - liking(a))
    return { question, most: ranked[0]?.id ?? '', least: ranked.at(-1)?.id ?? '' }
  })
}

/**
 * Answers of a person whose letters lie at these places, in standard deviations, and who likes a statement more or less
 * by chance as people do. The same `turn` draws the same chance; a form with other statements draws other answers.
 */
export function answersLike(places: PerLetter<number>, turn: number): Response[] {
  const size = LETTERS.length
  return answersBy((letter, tetrad) => {
    const place = (turn * FORM.length + tetrad) * size + LETTERS.indexOf(letter)
    return places[letter] + CHANCE * normalPoint(drawn(place))
  })
}

/** How much a liking varies from statement to statement, in the same deviations: about as much as the model takes it to. */
const CHANCE = 1.7

/** A share between 0 and 1 that looks drawn, the same for the same whole number. */
function drawn(number: number): number {
  let mixed = number + 1
  for (let step = 0; step < 2; step++) mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (((mixed ^ (mixed >>> 16)) >>> 0) + 0.5) / 2 ** 32
}

/** A pair prefers its first letter in four of seven tetrads and its second in the rest. */
const CYCLE = 7
const FIRST_LIKED = 4

/** Answers of a person whose result is this style, with as sure a lead as there is. */
export function answersOf(style: StyleCode): Response[] {
  const [first, second] = [...style] as [Letter, Letter | undefined]
  const others = LETTERS.filter((letter) => letter !== first && letter !== second)
  // Which tetrads prefer the second letter decides how many of those hold a reversed statement.
  const fitting = Array.from({ length: CYCLE }, (_, shift) =>
    answersBy((letter, tetrad) => {
      const liked = second && (tetrad + shift) % CYCLE >= FIRST_LIKED ? second : first
      if (letter === liked) return 2
      if (letter === others[tetrad % others.length]) return -2
      return letter === first ? 1 : 0
    }),
  )
    .map((answers) => ({ answers, scored: score(answers) }))
    .filter(({ scored }) => scored.style.code === style)
  const found = fitting.sort(
    (one, other) => other.scored.primaryProbability - one.scored.primaryProbability,
  )[0]
  if (!found) throw new Error(`No answers make ${style}`)
  return found.answers
}

/** Answers of a person between two letters, neither of which is sure to lead; the first scores a little higher. */
export function answersBetween(
  first: Letter,
  second: Letter,
  kind: 'leads' | 'either' | 'even' | 'none' = 'even',
): Response[] {
  const others = LETTERS.filter((letter) => letter !== first && letter !== second)
  for (let shift = 0; shift < FORM.length; shift++) {
    // Goes over from all for the second letter to all for the first, a tetrad at a time, spread over the form.
    for (let own = 0; own <= FORM.length; own++) {
      const answers = answersBy((letter, tetrad) => {
        if (letter === (((tetrad + shift) * 5) % FORM.length < own ? first : second)) return 2
        return letter === others[(tetrad + (shift >> 1)) % 2] ? -1 : 0
      })
      const scored = score(answers)
      const doubt = doubtOf(scored, scored.style)
      if (doubt.kind === kind && doubt.first === first && doubt.second === second) return answers
    }
  }
  throw new Error(`No answers leave it open between ${first} and ${second}`)
}
