export const pdfMessages = {
  failed: 'Failed to download PDF. Please try again.',
  missingId: 'Unable to generate PDF - missing assessment information',
  busy: 'Preparing your PDF...',
  untagged: {
    here: 'This page',
    session: 'The session on screen',
    isAccessible: 'is the accessible version of the PDF.',
  },
  yourName: (lost: readonly string[]) =>
    `We can’t print ${lost.join(', ')}. Type how your name should read.`,
  aName: (lost: readonly string[]) => `We can’t print ${lost.join(', ')}.`,
  theirNames:
    'The PDF can’t print all letters of these names. Type how they should read. If you leave one empty, the PDF prints what its field shows.',
  moreNames: (more: number) =>
    more === 1
      ? 'It can’t print one more name either, so that member gets a number.'
      : `It can’t print ${more} more names either, so those members get numbers.`,
} as const
