/** What is said of a team as one picture: a headline, and the seats where no one sits. */
import type { PerLetter } from '../letters'

/** Headlines; `{Many}` is how many are on the circle, as a word. */
export const HEADLINES = {
  none: 'No one sits here yet.',
  first: 'One of you, and room for more.',
  across: '{one} and {two} sit across from each other.',
  chairs: {
    1: '{Many} of you, and one empty chair.',
    2: '{Many} of you, and two empty chairs.',
    3: '{Many} of you, and three empty chairs.',
  },
  middle: '{Many} of you, and no one in the middle.',
  taken: '{Many} of you, and no empty chair.',
  open: '{Many} of you around one circle.',
} as const

/** … where all lead with one letter. */
export const ALIKE: PerLetter<string> = {
  D: '{Many} hands, one wheel.',
  I: '{Many} voices, one song.',
  S: '{Many} shoulders, one load.',
  C: '{Many} sharp pencils, one page.',
}

/** A seat that no one takes: whose it would be, and what does not happen. */
export const EMPTY_SEATS: PerLetter<{ title: string; who: string; gap: string }> = {
  D: {
    title: 'No one leads with D',
    who: 'People who decide while others still weigh it.',
    gap: 'No one decides before lunch.',
  },
  I: {
    title: 'No one leads with I',
    who: 'People who tell others what you have made.',
    gap: 'No one tells others what you’ve made.',
  },
  S: {
    title: 'No one leads with S',
    who: 'People who notice when someone has too much to do.',
    gap: 'No one notices who has too much to do.',
  },
  C: {
    title: 'No one leads with C',
    who: 'People who check before they say yes.',
    gap: 'No one checks before it goes out.',
  },
}

/** In place of a name, where members see names only and no one's letter. */
export const SOMEONE = 'someone who leads with {letter}'

/** Who could take such a seat. */
export const NEAREST = '{near} stands nearest. Ask {near}, and mean it.'
