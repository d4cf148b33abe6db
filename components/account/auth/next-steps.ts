import { routes } from '@/lib/routes'

/** What to do next, in a sentence, and the ways there, the first one first. */
export interface Next {
  text: string
  ways: readonly { href: string; label: string }[]
}

interface Found {
  /** Names of the groups whose invitations wait. */
  invitedTo: readonly string[]
  hasResult: boolean
}

/** What there is to do once an address is confirmed: invitations wait for it, then results, else the assessment. */
export function nextSteps({ invitedTo, hasResult }: Found): Next {
  const results = { href: routes.history, label: 'See my results' }
  const assessment = { href: routes.assessment, label: 'Take the assessment' }
  const [group, ...others] = invitedTo
  if (group !== undefined) {
    const isOne = others.length === 0
    return {
      text: isOne
        ? `Thank you. Your invitation to ${group} is waiting for an answer.`
        : `Thank you. ${invitedTo.length} invitations are waiting for an answer.`,
      ways: [
        { href: routes.groups, label: isOne ? 'Answer the invitation' : 'Answer the invitations' },
        hasResult ? results : assessment,
      ],
    }
  }
  return hasResult
    ? { text: 'Thank you. Your results are in your account.', ways: [results] }
    : {
        text: 'Thank you. Next up is the assessment: 28 questions, 10-15 minutes.',
        ways: [assessment],
      }
}
