/** What the one part about doubt says, on screens and on paper. */
export const howSure = {
  title: 'How sure is this?',
  key: 'The dot is nearer to the letter that is likelier to lead. The longer the bar, the less sure that is.',
  unknown: 'This result is from before we measured how sure a score is.',
  untouched: 'The others were suggestions that you didn’t touch.',
} as const
