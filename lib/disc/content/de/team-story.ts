import type { PerLetter } from '../../letters'

/** `{Many}` is two or more, from `inWordsFirst` beside this file. */
export const HEADLINES = {
  none: 'Hier sitzt noch niemand.',
  first: 'Ein Anfang, und noch viel Platz.',
  across: '{one} und {two} sitzen sich gegenüber.',
  chairs: {
    1: '{Many} im Kreis, und ein leerer Platz.',
    2: '{Many} im Kreis, und zwei leere Plätze.',
    3: '{Many} im Kreis, und drei leere Plätze.',
  },
  middle: '{Many} im Kreis, und niemand in der Mitte.',
  taken: '{Many} im Kreis, und kein leerer Platz.',
  open: '{Many} in einem Kreis.',
} as const

export const ALIKE: PerLetter<string> = {
  D: '{Many} Hände, ein Lenkrad.',
  I: '{Many} Stimmen, ein Lied.',
  S: '{Many} Schultern, eine Last.',
  C: '{Many} gespitzte Stifte, eine Seite.',
}

export const EMPTY_SEATS: PerLetter<{ title: string; who: string; gap: string }> = {
  D: {
    title: 'Bei niemandem liegt D vorn',
    who: 'Es fehlen Menschen, die entscheiden, während andere noch abwägen.',
    gap: 'Vor dem Mittagessen fällt keine Entscheidung.',
  },
  I: {
    title: 'Bei niemandem liegt I vorn',
    who: 'Es fehlen Menschen, die anderen erzählen, was ihr geschafft habt.',
    gap: 'Niemand erzählt weiter, was ihr geschafft habt.',
  },
  S: {
    title: 'Bei niemandem liegt S vorn',
    who: 'Es fehlen Menschen, die merken, wenn jemand zu viel zu tun hat.',
    gap: 'Niemand merkt, wer zu viel zu tun hat.',
  },
  C: {
    title: 'Bei niemandem liegt C vorn',
    who: 'Es fehlen Menschen, die prüfen, bevor sie ja sagen.',
    gap: 'Niemand prüft, bevor es rausgeht.',
  },
}

/** Without an ending, so that it stands in every case, as a name does. */
export const SOMEONE = 'jemand mit {letter} vorn'

export const NEAREST = 'Am nächsten an diesem Platz ist {near}. Frag {near} einmal ganz im Ernst.'
