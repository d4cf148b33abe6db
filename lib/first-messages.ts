/** What any page may have to say at once; apart from the others, so that not every page carries all of them. */
export const firstMessages = {
  session: {
    loading: 'Loading...',
    corruptUser: 'Error parsing stored user data',
  },
  page: {
    /** Ours. */
    brokenTitle: 'Something broke on our side.',
    brokenText:
      'This page ran into a mistake of ours, and we have a record of it. Nothing of yours is lost. Trying again may help; the other pages still work.',
  },
} as const
