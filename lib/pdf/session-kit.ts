/** What the papers of a session show: its presenter view, and the lines of name cards. Plain data, which can be sent to the worker. */
import type { Letter, PerLetter } from '../disc/letters'
import type { Finding } from '../disc/team/findings'
import type { Presented } from '../disc/team/session'

export interface SessionKit {
  view: {
    group: { name: string }
    shows: Presented
    answered: number
    people: readonly {
      id: string
      name: string
      letter: Letter | null
      spot: { x: number; y: number } | null
      agreement: string | null
    }[]
    shapes: PerLetter<number> | null
  }
  /** What stands out, and the ids of those among whom it does, in their order. */
  findings: readonly Finding[]
  team: readonly string[]
  /** What each person chose for their name card, by id. */
  lines: Record<string, readonly string[]>
  /** The replacements of names that cannot be printed, by id, the group's own by `group`; '' for a number. */
  spellings?: Partial<Record<string, string>>
  /** The day it was made, "2026-11-20". */
  day: string
}
