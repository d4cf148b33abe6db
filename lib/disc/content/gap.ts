/** What is said under the drawing of two people on pace and focus: which of the two lies between them. */

/** How far two people are from each other on an axis: surely apart, surely close, or too close to tell. */
export type Reach = 'apart' | 'close' | 'open'

/** One sentence, said to one of the two and said about them. `{one}` and `{other}` are what they are called. */
export interface GapText {
  you: string
  names: string
}

/** `GAP_TEXTS[pace][focus]`. Where both are open nothing is said. */
export const GAP_TEXTS = {
  apart: {
    apart: {
      you: 'It’s both: you start at a different pace, and you look at different things first.',
      names: 'It’s both: {one} and {other} start at a different pace and look at different things first.',
    },
    close: {
      you: 'It’s the pace. On the focus, you’re almost neighbors.',
      names: 'It’s the pace. On the focus, {one} and {other} are almost neighbors.',
    },
    open: {
      you: 'It’s the pace: one of you starts sooner.',
      names: 'It’s the pace: of {one} and {other}, one starts sooner.',
    },
  },
  close: {
    apart: {
      you: 'It’s the focus. In pace, you’re almost neighbors.',
      names: 'It’s the focus. In pace, {one} and {other} are almost neighbors.',
    },
    close: {
      you: 'You start alike and look at the same things first.',
      names: '{one} and {other} start alike and look at the same things first.',
    },
    open: {
      you: 'You start at about the same pace.',
      names: '{one} and {other} start at about the same pace.',
    },
  },
  open: {
    apart: {
      you: 'It’s the focus: one of you begins with the work, and one with the people.',
      names: 'It’s the focus: of {one} and {other}, one begins with the work and one with the people.',
    },
    close: {
      you: 'You look at the same things first.',
      names: '{one} and {other} look at the same things first.',
    },
    open: null,
  },
} as const satisfies Record<Reach, Record<Reach, GapText | null>>
