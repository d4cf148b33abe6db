import type { Invitation } from '@/lib/api/invitations'
import { forResult, invitationPath, routes } from '@/lib/routes'
import type { Waiting } from './waiting-list'

/** A goal with the person's own date, YYYY-MM-DD. */
interface DatedGoal {
  resultId: string
  title: string
  dueOn: string
}

/** A calendar day, independent of the time zone. */
const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** What waits for a person elsewhere, in words: invitations first. */
export function waitingFor(
  invitations: readonly Invitation[],
  goal: DatedGoal | null,
): readonly Waiting[] {
  const invited = invitations.map(
    ({ id, group, leader }): Waiting => ({
      kind: 'invitation',
      title: group.name,
      text: `${leader.first_name} ${leader.last_name} invited you to this group.`,
      href: invitationPath(id),
    }),
  )
  if (!goal) return invited
  const text = `Your goal for ${DAY.format(new Date(goal.dueOn))}.`
  const href = `${forResult(routes.report, goal.resultId)}#plan`
  return [...invited, { kind: 'goal', title: goal.title, text, href }]
}
