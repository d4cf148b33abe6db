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
      'We have a record of it, and you haven’t lost anything. Trying again may help; the other pages still work.',
    tryAgain: 'Try Again',
  },
} as const
