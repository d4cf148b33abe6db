/** What the offer of a second look says. */
type Why = 'hurried' | 'odd'
type Reasons = readonly { why: Why }[]

/** "These 5 look hurried. Redo them?" */
export function titleOf(looks: Reasons): string {
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

/** Why these, in a sentence for each reason. */
export function reasonsFor(looks: Reasons): string[] {
  const said = (why: Why) => looks.filter((one) => one.why === why).length
  const [hurried, odd] = [said('hurried'), said('odd')]
  const all = hurried + odd
  const reasons: string[] = []
  if (hurried > 0) {
    const which = hurried === all ? (all === 1 ? 'It' : 'They') : countOf(hurried)
    reasons.push(
      `${which} took less than four seconds${hurried > 1 ? ' each' : ''}, which is little for four statements.`,
    )
  }
  if (odd > 0) {
    const which = odd === all ? (all === 1 ? 'It' : 'They') : countOf(odd)
    reasons.push(
      `${which} ${odd === 1 ? 'does' : 'do'} not fit the picture of the others. That may be you, or a slip.`,
    )
  }
  return reasons
}

const countOf = (count: number) => `${count === 1 ? 'One' : count} of them`

/** "Questions 3, 7 and 12". */
export function numbersOf(questions: readonly number[]): string {
  const [last = 0, ...before] = [...questions].reverse()
  if (before.length === 0) return `Question ${last}`
  return `Questions ${before.reverse().join(', ')} and ${last}`
}
