/** What a page that failed says before its screen is there; apart from the others, because every page carries it. */
export const failureMessages = {
  page: {
    /** Ours. */
    brokenTitle: 'Something broke on our side.',
    brokenText:
      'We have a record of it, and you haven’t lost anything. Trying again may help; the other pages still work.',
    tryAgain: 'Try Again',
  },
} as const
