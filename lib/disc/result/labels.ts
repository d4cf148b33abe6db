/**
 * Labels of sittings: in which part of their life a person answered. A change is read between sittings of one label, and
 * two labels are compared as they are. Labels that differ by the change test are two results with two names, and none joins
 * them; others are read as one, whose model takes the places of sittings to differ (docs/study-together.md).
 */
import { listed, sameKey } from '../names'
import { movedLetters, type Sitting } from './change'
import type { Shown } from './result-name'

/** Labels that are offered; a person may type another. */
export const LABELS = ['As a manager', 'At home', 'With customers'] as const

const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && sameKey(one) === sameKey(other))

/** The labels that the person of these sittings can choose from: those we offer, and their own, as they wrote them last. */
export function knownLabels(newestFirst: readonly { label: string | null }[]): string[] {
  const all = [...LABELS, ...newestFirst.flatMap(({ label }) => label ?? [])]
  return all.filter((label, at) => all.findIndex((one) => isSame(one, label)) === at)
}

export interface Labeled extends Sitting {
  /** Null, as most are. */
  label: string | null
}

/** Sittings by label, those of the newest sitting first, each in the order given. Those without a label are one group. */
export function byLabel<One extends Labeled>(newestFirst: readonly One[]): One[][] {
  const labels = newestFirst.map(({ label }) => label)
  return labels
    .filter((label, at) => labels.findIndex((one) => isSame(one, label)) === at)
    .map((label) => newestFirst.filter((one) => isSame(one.label, label)))
}

/** The sittings of the two labels used last; null with fewer. Take those that are alike: only these can be compared. */
export function pickTwoLabels<One extends Labeled>(alike: readonly One[]): [One[], One[]] | null {
  const [one, other] = byLabel(alike.filter(({ label }) => label !== null))
  return one && other ? [one, other] : null
}

/** All sittings of one label, as one. */
export interface LabelResult extends Shown, Pick<Sitting, 'counted' | 'madeBy'> {
  label: string
  /** The newest sitting. */
  resultId: string
  sittings: number
}

/** "As a manager", "Under “Coach”": how a sentence about one label begins. Those offered read on in it. */
export const opening = (label: string) =>
  LABELS.find((one) => isSame(one, label)) ?? `Under “${label}”`

/** "as a manager", "under “Coach”". */
function within(label: string): string {
  const begun = opening(label)
  return begun.charAt(0).toLowerCase() + begun.slice(1)
}

/** Whether two labels are two results, by the change test. */
export const doLabelsDiffer = ([one, other]: readonly [LabelResult, LabelResult]) =>
  movedLetters(other, one).length > 0

/** Which letters differ between two labels, where the change test says so. */
export function labelsInWords([one, other]: readonly [LabelResult, LabelResult]): string {
  const moved = movedLetters(other, one)
  if (moved.length === 0) return 'We can’t see a difference between these two.'
  const said = moved.map(
    ({ letter, points }, at) =>
      `${at === 0 ? 'Your' : 'your'} ${letter} is ${points > 0 ? 'higher' : 'lower'}`,
  )
  return `${listed(said)} ${within(one.label)} than ${within(other.label)}.`
}
