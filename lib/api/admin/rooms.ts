/** The rooms of the product whose use is counted: a number a day, and nothing of a person. */
export const ROOMS = [
  'group',
  'join_link',
  'pair',
  'session',
  'label',
  'follow_up',
  'settling',
  'share',
] as const

export type Room = (typeof ROOMS)[number]
