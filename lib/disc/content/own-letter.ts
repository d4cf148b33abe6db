import type { PerLetter } from '../letters'
import type { Point } from './types'

/** Working with a person of one's own letter: what is easy, what both of you miss, and what to agree on. */
export interface OwnLetter {
  easy: Point
  hard: Point
  agree: Point
}

export const OWN_LETTER: PerLetter<OwnLetter> = {
  D: {
    easy: {
      title: 'You skip the introduction',
      text: 'Two people who lead with D say what they want and start. A decision that takes others a week is made between the two of you in a short call.',
    },
    hard: {
      title: 'Both of you want the wheel',
      text: 'When you disagree, neither gives way, and it can turn into winning. Meanwhile no one asks the quiet people what they know.',
    },
    agree: {
      title: 'Say who decides what',
      text: 'Split the work before you start: this part is yours, that part is mine, and each of us has the last word in our own. Then ask one person who is slower than both of you.',
    },
  },
  I: {
    easy: {
      title: 'Ideas come twice as fast',
      text: 'Two people who lead with I build on each other’s half sentences. The room gets lively, others join in, and you both leave with more than you came with.',
    },
    hard: {
      title: 'No one writes it down',
      text: 'You like each other, so you agree quickly, and each of you remembers it differently. The dull half of the work belongs to neither.',
    },
    agree: {
      title: 'Take turns being the dull one',
      text: 'Before you part, one of you writes three lines: what, who, by when. Next time it is the other’s turn. Keep one hard question for each meeting, and ask it first.',
    },
  },
  S: {
    easy: {
      title: 'You can rely on each other',
      text: 'Two people who lead with S keep their word and leave each other room. Little has to be explained, and no one has to fear a scene.',
    },
    hard: {
      title: 'Both of you wait',
      text: 'Each of you spares the other the unpleasant sentence. A problem that both have seen for weeks stays where it is, and a change comes from outside.',
    },
    agree: {
      title: 'Put the hard thing on the list',
      text: 'Set a fixed time, say every other Friday, when each of you names one thing that should change. If it is on the list, raising it is nothing personal.',
    },
  },
  C: {
    easy: {
      title: 'You mean the same by “done”',
      text: 'Two people who lead with C trust each other’s work, because it was checked. You can talk about a detail for an hour and both call it a good hour.',
    },
    hard: {
      title: 'It is never quite ready',
      text: 'Each finds what the other has missed, and the date moves. If you disagree on a method, both of you have proof, and neither of you is wrong.',
    },
    agree: {
      title: 'Agree on “good enough” first',
      text: 'Before you start, write down what the result has to do and the day it goes out. Whatever you find after that goes on a list for the next version.',
    },
  },
}
