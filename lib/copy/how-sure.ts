/** What the one part about doubt says, on screens and on paper. */
export const howSure = {
  title: 'How sure is this?',
  key: 'The dot is our best estimate. Eight times out of ten, the truth is inside the bar.',
  unknown: 'This result is from before we measured how sure a score is.',
  untouched: 'The others were suggestions that you didn’t touch.',
} as const
