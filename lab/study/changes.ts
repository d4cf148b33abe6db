/** What is said of a change between two sittings: how often it is true, how often a change is found, and who hears of one without any. */
import { type ChangeFigures, WORLD_KINDS, type WorldKind } from '@/lib/copy/study/figures'
import { decimals, KIND_NAMES, percent } from '@/lib/copy/study/table'
import { LETTERS, type Letter, perLetter } from '@/lib/disc/letters'
import { SURE } from '@/lib/disc/model/claims'
import { MIN_CONFIDENT_ANSWERS } from '@/lib/disc/model/confidence'
import { estimate } from '@/lib/disc/model/estimate'
import type { Answer } from '@/lib/disc/model/form'
import { percentOf } from '@/lib/disc/model/normal'
import { FORM_DESIGN } from '@/lib/disc/model/product-form'
import { PRIOR } from '@/lib/disc/model/scoring'
import { estimateTogether } from '@/lib/disc/model/together'
import { movedLetters, type Sitting } from '@/lib/disc/result/change'
import { mean, rounded } from '@/lib/numbers/figures'
import { randomFrom } from '@/lib/numbers/random'
import { drawWorld } from './worlds'

const SEED = 20_261_302

/** One sitting, or two of one label read as one. */
function sittingOf(...sittings: readonly Answer[][]): Sitting {
  const answers = sittings.flat()
  const found =
    sittings.length > 1
      ? estimateTogether(answers, { design: FORM_DESIGN, prior: PRIOR })
      : estimate(FORM_DESIGN, PRIOR, answers)
  const theta = perLetter((letter) => {
    const at = LETTERS.indexOf(letter)
    const error = Math.sqrt(found.covariance[at * (LETTERS.length + 1)] as number)
    return { value: found.theta[at] as number, error }
  })
  const scores = perLetter((letter) => percentOf(theta[letter].value))
  return { scores, certainty: { theta }, counted: answers.length, madeBy: 'study' }
}

/** Whether something is said of a person of whom this letter moved up or down, and how many of those letters did so. */
interface Said {
  isSaid: number
  letters: number
  right: number
}

function judge(before: Sitting, after: Sitting, letter: Letter | null, way: number): Said {
  const moved = movedLetters(before, after)
  const right = moved.filter((one) => one.letter === letter && Math.sign(one.points) === way)
  return { isSaid: Number(moved.length > 0), letters: moved.length, right: right.length }
}

/** So many people, each in one of so many worlds of a kind, whose first side has so many sittings. */
function figuresOf(
  kind: WorldKind,
  { worlds, people, first = 1 }: { worlds: number; people: number; first?: number },
): Omit<ChangeFigures, 'kind'> {
  const said: Record<'none' | 'one' | 'two', Said[]> = { none: [], one: [], two: [] }
  for (let world = 0; world < worlds; world++) {
    const seed = SEED + 1000 * WORLD_KINDS.indexOf(kind) + world
    const random = randomFrom(seed)
    const { person } = drawWorld(kind, FORM_DESIGN, seed, random)
    for (let at = 0; at < people; at++) {
      const { theta, sit } = person()
      const before = sittingOf(...Array.from({ length: first }, sit))
      const moving = random.whole(LETTERS.length)
      const letter = LETTERS[moving] as Letter
      const own = theta[moving] as number
      // Toward the other side of the middle, so that no person leaves the range of people.
      const way = -Math.sign(own)
      said.none.push(judge(before, sittingOf(sit()), null, 0))
      theta[moving] = own + way
      said.one.push(judge(before, sittingOf(sit()), letter, way))
      theta[moving] = own + 2 * way
      said.two.push(judge(before, sittingOf(sit()), letter, way))
    }
  }
  // Of every two people one has changed, by one standard deviation.
  const half = [...said.none, ...said.one]
  const letters = half.reduce((sum, one) => sum + one.letters, 0)
  const right = half.reduce((sum, one) => sum + one.right, 0)
  return {
    letters,
    right: rounded(letters > 0 ? right / letters : 1),
    unchanged: rounded(mean(said.none.map(({ isSaid }) => isSaid))),
    one: rounded(mean(said.one.map((one) => one.right))),
    two: rounded(mean(said.two.map((one) => one.right))),
  }
}

/** Every kind of world, two sittings each; and, in the first, two sittings of one label beside one of another. */
export function changeFigures(worlds: number, people: number): ChangeFigures[] {
  return [
    ...WORLD_KINDS.map((kind) => ({ kind, ...figuresOf(kind, { worlds, people }) })),
    { kind: 'labels', ...figuresOf('kind', { worlds, people, first: 2 }) },
  ]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The section of docs/study.md. */
export function changeSection(figures: readonly ChangeFigures[]): string {
  return `## Changes from one sitting to the next

A letter is said to have moved where the chance of it is ${decimals(SURE, 1)} or more (\`lib/disc/result/change.ts\`), and nothing is said of fewer than
${MIN_CONFIDENT_ANSWERS} answers on either side. Of every two people one has changed: one letter has moved by one standard deviation. *Found* is
of people of whom one letter moved by so much. *Two labels* is the kind world, with two sittings of one label beside one of another.

| world | letters said to have moved | of those, truly | unchanged people who hear of a change | found, one standard deviation | found, two |
|---|--:|--:|--:|--:|--:|
${figures
  .map(({ kind, letters, right, unchanged, one, two }) =>
    row([
      kind === 'labels' ? 'two labels' : KIND_NAMES[kind].name,
      ...[String(letters), letters > 0 ? percent(right) : '–'],
      ...[unchanged, one, two].map(percent),
    ]),
  )
  .join('\n')}
`
}
