/**
 * Words of a page that failed, apart from the others because every page brings its error page: with all messages, each
 * page would carry those twice.
 */
export const failureMessages = {
  results: {
    loadFailed: 'Failed to load assessment results. Please try again.',
  },
  preview: {
    fallbackName: 'Content Unavailable',
    fallbackNickname: 'Please try again',
    fallbackSummary: 'Unable to load personality content. Please try refreshing the page.',
    fallbackKeywords: ['Error', 'Unavailable'],
  },
  history: {
    failed: 'Failed to load assessment history. Please try again.',
  },
  page: {
    /** Ours. */
    brokenTitle: 'Something broke on our side.',
    brokenText:
      'We have a record of it, and you haven’t lost anything. Trying again may help; the other pages still work.',
    lostTitle: 'This page could not be loaded.',
    loadFailed: 'This page could not be loaded. Please try again.',
    nothingLost: 'Nothing of yours is lost.',
    retrying: 'Trying again...',
    noResponse: 'There was no response. This may be a network problem.',
  },
  groups: {
    loadFailed: 'Failed to load groups. Please try again.',
    /** For every change to the made-up group, and every file of it. */
    madeUp:
      'This team is made up, so nothing is saved, sent or downloaded. In your own group it is.',
    detailFailed: 'Failed to load group details. Please try again.',
    comparisonFailed: 'Failed to load group comparison. Please try again.',
  },
  admin: {
    loadFailed: 'Failed to load dashboard data. Please try again.',
  },
  api: {
    unavailable: 'We cannot reach our records right now. Please try again in a moment.',
    unexpected: 'Something went wrong on our side. Please try again.',
  },
} as const
