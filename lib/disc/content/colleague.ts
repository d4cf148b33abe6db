/** What a member of a group reads about what they bring to the rest. Styles and places, never a score. */
import type { PerLetter } from '../letters'

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
