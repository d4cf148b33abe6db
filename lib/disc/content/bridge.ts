/** Which of two things lies between two people, said to one of them; pace and focus are drawn above it. */
export const BRIDGE = {
  alike: 'You start alike and look at the same things first.',
  neighbors: 'On the pace and on the focus you’re almost neighbors.',
  pace: 'It’s the pace.',
  focus: 'It’s the focus.',
  both: 'It’s the pace, and the focus too.',
  nearPace: 'On the pace you’re almost neighbors.',
  nearFocus: 'On the focus you’re almost neighbors.',
} as const
