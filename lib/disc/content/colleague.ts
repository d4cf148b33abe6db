/** What a member of a group reads: about one colleague, and about what they bring to the rest. Styles and places, never a score. */
import type { PerLetter } from '../letters'

/** Where one of two starts sooner. `{name}` is the colleague. */
export const YOUR_PACE = {
  faster: 'You’re quicker to start than {name}. Agree on the date first, then on how to get there.',
  slower: '{name} is quicker to start than you. Agree on the date first, then on how to get there.',
  fast: 'You both move fast. Agree on one point where you stop and look.',
  measured: 'You both take your time. Set a date, or the question stays open between you.',
} as const

/** What each of two looks at first. */
export const YOUR_FOCUS = {
  people: 'You start with the people, and {name} starts with the work. Say both out loud early.',
  work: 'You start with the work, and {name} starts with the people. Say both out loud early.',
  bothPeople: 'You both start with the people. Put the hard number on the table early.',
  bothWork: 'You both start with the work. Once a week, ask how the other one is doing.',
} as const

/** What a person who leads with a letter brings … */
export const BRINGS: PerLetter<string> = {
  D: 'You push for a decision',
  I: 'You get people talking',
  S: 'You keep things steady',
  C: 'You check before it goes out',
}

/** … and what the second letter of a style adds. */
export const BRINGS_TOO: PerLetter<string> = {
  D: ', and you get things moving.',
  I: ', and you bring people along.',
  S: ', and you look out for the others.',
  C: ', and you get the details right.',
}

/** What a group is short on where few lead with a letter. */
export const SHORT_ON: PerLetter<string> = {
  D: 'People who settle an open question.',
  I: 'People who tell others what the group has made.',
  S: 'People who notice when someone has too much to do.',
  C: 'People who check before they say yes.',
}
