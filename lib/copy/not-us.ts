/** What a leader or a room called not true of a team, on the page of its story. */
export const NOT_US = {
  say: 'Not us',
  sayTitle: (title: string) => `Not us: ${title}`,
  saying: 'Taking it off…',
  notSaid: 'It could not be taken off. Please try again.',
  /** Before the title of a scene that is folded to a line. */
  folded: 'Not us:',
  next: 'Next month another one may take its place.',
  title: 'You said: not us.',
  note: 'Nothing of the group says these anymore. You can bring them back.',
  back: 'Bring it back',
  backTitle: (title: string) => `Bring it back: ${title}`,
  busy: 'Bringing it back…',
  done: 'It’s back.',
  failed: 'It could not be brought back. Please try again.',
} as const
