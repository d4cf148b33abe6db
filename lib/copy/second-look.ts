/** What the offer of a second look says. */
interface Look {
  question: number
  why: 'hurried' | 'odd'
}

/** "These 5 look hurried. Redo them?" */
export function titleOf(looks: readonly Pick<Look, 'why'>[]): string {
  const count = looks.length
  const hurried = looks.filter(({ why }) => why === 'hurried').length
  if (hurried === count) {
    return count === 1
      ? 'This one looks hurried. Redo it?'
      : `These ${count} look hurried. Redo them?`
  }
  if (hurried > 0) return `These ${count} deserve a second look. Redo them?`
  return count === 1
    ? 'One answer goes against the rest. Redo it?'
    : `These ${count} go against the rest. Redo them?`
}

/** Which and why, in a sentence or two for each reason. */
export function reasonsFor(looks: readonly Look[]): string {
  const of = (one: Look['why']) =>
    looks.filter(({ why }) => why === one).map(({ question }) => question)
  const [hurried, odd] = [of('hurried'), of('odd')]
  const reasons: string[] = []
  if (hurried.length > 0) {
    const each = hurried.length > 1 ? ' each' : ''
    reasons.push(
      `${numbered(hurried)} took less than four seconds${each}, which is little for four statements.`,
    )
  }
  if (odd.length > 0) {
    const fit = odd.length > 1 ? 'do not fit' : 'does not fit'
    reasons.push(`${numbered(odd)} ${fit} what the others say. That may be you, or a slip.`)
  }
  return reasons.join(' ')
}

/** "Questions 3, 7 and 12". */
function numbered(questions: readonly number[]): string {
  const last = questions.at(-1)
  if (questions.length === 1) return `Question ${last}`
  return `Questions ${questions.slice(0, -1).join(', ')} and ${last}`
}
