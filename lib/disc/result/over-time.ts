/** The sittings of one person over time: which can be read as one, and what is said of a change between them. */

import { FEWEST_OWN } from '../model/confidence'
import { listed } from '../names'
import { isComparable, type LetterChange, type Sitting } from './change'
import { type Doubt, isOpenLead } from './doubt'

/** Whether enough answers are the person's own to say anything about them. */
export const isEnough = ({ counted }: Pick<Sitting, 'counted'>) => counted >= FEWEST_OWN

/** Those that are scored like the newest, in their order: only these are read as one, and compared. */
export function alike<Result extends Sitting>(newestFirst: readonly Result[]): Result[] {
  const newest = newestFirst.find(isEnough)
  return newest ? newestFirst.filter((one) => isEnough(one) && isComparable(one, newest)) : []
}

/** "Your I has gone up and your D has gone down", "As a manager, your I has gone up": a day follows. */
export function moveInWords(moved: readonly LetterChange[], opening?: string): string {
  const said = moved.map(
    ({ letter, points }, at) =>
      `${at === 0 && !opening ? 'Your' : 'your'} ${letter} has gone ${points > 0 ? 'up' : 'down'}`,
  )
  return opening ? `${opening}, ${listed(said)}` : listed(said)
}

/** What is said where no letter has moved; why letters trade places, where they do. */
export function unmovedInWords(
  codes: readonly string[],
  together: Doubt,
  areLabeled = false,
): string {
  const { first, second } = together
  const both = [first + second, second + first]
  const trade = both.every((code) => codes.includes(code)) && isOpenLead(together)
  const why = trade
    ? ` Your letters trade places because we can’t tell whether ${first} or ${second} leads.`
    : ''
  const these = areLabeled ? 'sittings with one label' : 'these'
  return `We can’t see a change between ${these}.${why}`
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (count: number) => NUMBERS[count - 2] ?? String(count)

/** The line above the style that all of these sittings make. */
export function overSittings(joined: number, all: number, areLabeled = false): string {
  const which = joined === all ? `your ${inWords(all)}` : `${inWords(joined)} of your`
  return areLabeled
    ? `Over ${which} sittings, whatever their label, you are`
    : `Over ${which} sittings you are`
}
