/** On the leader’s page: what a room said of a finding. */
export const REFUSED = {
  said: 'The room said: not us.',
  bringBack: 'Bring it back',
  bringBackTitle: (title: string) => `Bring back: ${title}`,
  failed: 'It couldn’t be brought back. Please try again.',
} as const
