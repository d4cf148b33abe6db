/** The first of two is A, whose view a scene takes; the second is B. */
export type Part = 'A' | 'B'

/** What one of the two says. */
interface Spoken {
  by: Part
  says: string
}

/** What one of the two does: said to that person, and about that person. `{name}` is what they are called. */
interface Done {
  by: Part
  you: string
  name: string
}

type SceneLine = Spoken | Done

/**
 * A made-up moment at work between two people, from the view of A. A begins it and ends it. No line names the other one
 * or says whether someone is a man or a woman, so that any two people can read it as their own.
 */
export interface Scene {
  /** A day, a time, and what it is about. */
  when: string
  lines: readonly SceneLine[]
  /** What A could have said, and what would have been enough. */
  missing: string
}

/** Both directions of two letters: the view of the first letter, then of the second; of two alike, two scenes. */
export type BothWays = readonly [Scene, Scene]

/** Above a scene, and under its heading. */
export const SCENE_HEADING = 'How it can go'
export const SCENE_NOTE = {
  you: 'Made up, from the letters that you two lead with. Neither of you has said this.',
  names: 'Made up, from the letters that {one} and {other} lead with. Neither of them has said this.',
} as const
