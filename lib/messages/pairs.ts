/** Ours: comparing with one colleague. */
export const pairsMessages = {
  notFound: 'This comparison has ended, or isn’t yours.',
  linkInvalid: 'This link doesn’t work. It may have expired or been withdrawn.',
  linkUsed: 'This link has been used. Each link works for one person.',
  ownLink: 'This is your own link. Send it to a colleague.',
  makeFailed: 'The link could not be made. Please try again.',
  agreeFailed: 'The comparison could not be opened. Please try again.',
  nothingRuns: 'There is no agreement here that runs now.',
  endFailed: 'It could not be ended. Please try again.',
} as const
