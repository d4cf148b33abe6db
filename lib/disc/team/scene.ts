/** The scene of two people, read by either of them or by someone else. */
import { SCENES } from '../content/scenes/all'
import type { Part, Scene } from '../content/scenes/scene'
import { type Letter, lettersOf, pairOf } from '../letters'
import { fillNames } from '../names'

/** A line as it is read. */
export interface ReadLine {
  by: Part
  text: string
  /** It is said aloud, and stands in quotation marks. */
  isSaid: boolean
}

/**
 * The scene from the view of someone who leads with `own`, with someone who leads with `other`. Two who lead with the
 * same letter have two scenes; `isSecond` gives the other one, so that each of them can be A.
 */
export function sceneOf(own: Letter, other: Letter, isSecond = false): Scene {
  const pair = pairOf(own, other)
  const [first, second] = SCENES[pair]
  const isFirst = own === other ? !isSecond : own === lettersOf(pair)[0]
  return isFirst ? first : second
}

/** The lines of a scene, with what the two are called; `you` is the one of them who reads it, null for anyone else. */
export function readScene(
  { lines }: Scene,
  names: Record<Part, string>,
  you: Part | null,
): ReadLine[] {
  return lines.map((line) => {
    const { by } = line
    if ('says' in line) return { by, text: line.says, isSaid: true }
    const text = by === you ? line.you : fillNames(line.name, { name: names[by] })
    return { by, text, isSaid: false }
  })
}
