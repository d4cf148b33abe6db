/** What a room called not true of its team, on the leader’s page. */
export const ROOM_SAID = {
  title: 'The room said: not us.',
  note: 'Nothing of the group says these anymore. You can bring them back.',
  back: 'Bring it back',
  backTitle: (title: string) => `Bring back: ${title}`,
  busy: 'Bringing it back...',
  done: 'It’s back.',
  failed: 'It could not be brought back. Please try again.',
} as const
