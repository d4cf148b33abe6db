/** What of this browser an account takes up, and how to say that it is someone else's. */
export const HELD_RESULTS = {
  joins: (count: number) =>
    count === 1
      ? 'When you continue, this result joins your account:'
      : 'When you continue, these results join your account:',
  notMine: 'Not mine',
  noneMine: 'None of these are mine',
  setAsideTitle: 'Set this result aside',
  setAllAsideTitle: 'Set these results aside',
  setAsideText:
    'It leaves this browser and joins no account. The person who took it can only open it again with a link that was emailed to them. This can’t be undone.',
  setAllAsideText:
    'They leave this browser and join no account. The person who took them can only open them again with links that were emailed to them. This can’t be undone.',
  setAside: 'Set aside',
  busy: 'Setting aside...',
  keep: 'Leave it here',
  failed: 'It could not be set aside. Please try again.',
} as const
