/** What the page of two people shows. Plain data, which can be sent to the worker. */
import { type ShownPerson, shownPairSheet } from '../disc/team/colleague'
import type { PairSheet } from '../disc/team/pair'
import { initialsOf } from '../display-name'
import { printable } from './printable'

export interface PairReport {
  /** With names as typed. */
  people: readonly [ShownPerson, ShownPerson]
  /** The day on which both had agreed, "2026-11-20". */
  day: string
}

export interface PrintedPerson extends ShownPerson {
  initials: string
}

export interface PrintedPair extends Omit<PairReport, 'people'> {
  people: readonly [PrintedPerson, PrintedPerson]
  sheet: PairSheet
  /** A name is written in letters that the file can’t print. */
  hasUnprintable: boolean
}

/** Cleans both names; one of which nothing is left becomes "Person 2". */
export function printPair({ people: [one, two], ...pair }: PairReport): PrintedPair {
  const people = [printPerson(one, 0), printPerson(two, 1)] as const
  return {
    ...pair,
    people,
    sheet: shownPairSheet(...people),
    hasUnprintable: [one, two].some(({ name }) => !printable(name).text),
  }
}

/** The replacement of a name that cannot be printed, by its place. */
export const personNumbered = (at: number) => `Person ${at + 1}`

function printPerson(person: ShownPerson, at: number): PrintedPerson {
  const { text } = printable(person.name)
  if (!text) return { ...person, name: personNumbered(at), initials: `${at + 1}` }
  return { ...person, name: text, initials: initialsOf(text, '') }
}
