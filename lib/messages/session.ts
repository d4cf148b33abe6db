/** Words about a session, apart from the others because the header brings them to every page. */
export const sessionMessages = {
  loading: 'Loading...',
  corruptUser: 'Error parsing stored user data',
  /** Ours. */
  ended: 'Your session has ended. Sign in again to pick up where you left off.',
}
