/** What a page that failed says before its screen is there; apart from the others, because every page carries it. */
export const failureMessages = {
  page: {
    /** Ours. */
    brokenTitle: 'Something broke on our side.',
    brokenText:
      'We have a record of it, and you haven’t lost anything. Trying again may help; the other pages still work.',
    lostTitle: 'This page could not be loaded.',
    lostText: 'Part of it didn’t arrive. This may be a network problem. Nothing of yours is lost.',
    tryAgain: 'Try Again',
  },
} as const
