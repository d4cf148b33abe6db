/** What the offer of a second look says. */

/** A question to look at again, and why. */
interface Again {
  question: number
  why: 'hurried' | 'odd' | 'untouched'
}

/** More question numbers than this are counted, not listed. */
const MOST_LISTED = 6
/** As `HURRIED_MS`; not imported, because that brings every statement with its letter into the browser. */
const SECONDS = 4

/** "You confirmed 3 of 28. It takes twelve to make a result." */
export function tooFewOf(own: number, total: number): string {
  return `You confirmed ${own || 'none'} of ${total}. It takes twelve to make a result.`
}

/** "These 5 look hurried. Redo them?" */
export function titleOf(again: readonly Pick<Again, 'why'>[], total: number): string {
  const count = again.length
  if (again[0]?.why === 'untouched') return tooFewOf(total - count, total)
  const hurried = again.filter(({ why }) => why === 'hurried').length
  if (hurried === count) {
    return count === 1
      ? 'This one looks hurried. Redo it?'
      : `These ${count} look hurried. Redo them?`
  }
  if (hurried > 0) return `These ${count} deserve a second look. Redo them?`
  return count === 1
    ? 'One answer doesn’t match the rest. Redo it?'
    : `These ${count} don’t match the rest. Redo them?`
}

/** The button that asks so many questions whose suggestion was not touched, of `total` where these may be all. */
export function answerOf(count: number, total?: number): string {
  if (count === total) return `Answer all ${total}`
  return count === 1 ? 'Answer the other one' : `Answer the other ${count}`
}

/** How many of `total`, which and why, in a sentence or two for each reason. */
export function reasonsFor(again: readonly Again[], total: number): string {
  if (again[0]?.why === 'untouched') {
    const which = again.length === total ? 'All of them' : 'The rest'
    return `${which} are suggestions drawn at random. They say nothing about you, so they don’t count yet.`
  }
  const of = (one: Again['why']) =>
    again.filter(({ why }) => why === one).map(({ question }) => question)
  const [hurried, odd] = [of('hurried'), of('odd')]
  const reasons: string[] = []
  if (hurried.length > 0) {
    reasons.push(
      `${share(hurried.length, total)} took under ${SECONDS} seconds${listed(hurried)}.${hurried.length > 1 ? ' We’ll start with the one you answered quickest.' : ''}`,
    )
  }
  if (odd.length > 0) {
    const match = odd.length > 1 ? 'don’t match' : 'doesn’t match'
    const which = odd.length > MOST_LISTED ? `${odd.length} answers` : numbered(odd)
    reasons.push(
      `${which} ${match} what the others say. That may be how you are, or it may be a slip.`,
    )
  }
  return reasons.join(' ')
}

function share(count: number, total: number): string {
  return count === total ? `All ${total} of your answers` : `${count} of your ${total} answers`
}

/** " (questions 3, 7 and 12)", or nothing where there are too many to list. */
function listed(questions: readonly number[]): string {
  if (questions.length > MOST_LISTED) return ''
  const words = numbered(questions)
  return ` (${words.charAt(0).toLowerCase()}${words.slice(1)})`
}

/** "Questions 3, 7 and 12". */
function numbered(questions: readonly number[]): string {
  const sorted = [...questions].sort((a, b) => a - b)
  const last = sorted.at(-1)
  if (sorted.length === 1) return `Question ${last}`
  return `Questions ${sorted.slice(0, -1).join(', ')} and ${last}`
}
