import type { BothWays } from './scene'

export const dAndD = [
  {
    when: 'Tuesday, 8:40. A new colleague is at the door.',
    lines: [
      { by: 'A', says: 'Good morning. We’ll begin with the phones.' },
      { by: 'B', says: 'Welcome. We’re starting downstairs.' },
      { by: 'A', you: 'You pull up a chair beside the phone.', name: '{name} pulls up a chair beside the phone.' },
      { by: 'B', you: 'You hold the door open.', name: '{name} holds the door open.' },
      { by: 'A', says: 'I’ve planned the whole week.' },
      { by: 'B', says: 'So have I. It starts downstairs.' },
      { by: 'A', says: 'Then let’s ask.' },
      { by: 'B', you: 'You see a new face turn left, then right, then left.', name: '{name} sees a new face turn left, then right, then left.' },
      { by: 'B', says: 'I think we’re asking the wrong person.' },
      { by: 'A', you: 'At lunch you know what was missing on Friday:', name: 'At lunch {name} knows what was missing on Friday:' },
    ],
    missing: 'I’d like the first week, and you take the second. Or do you want to switch?',
  },
  {
    when: 'Thursday, 2:15. There’s money for one thing this year.',
    lines: [
      { by: 'A', says: 'We need a second machine.' },
      { by: 'B', says: 'We need a second person.' },
      { by: 'A', says: 'A machine doesn’t take vacations.' },
      { by: 'B', says: 'And it doesn’t answer the door.' },
      { by: 'A', you: 'You write three reasons on the board.', name: '{name} writes three reasons on the board.' },
      { by: 'B', you: 'You add four more below.', name: '{name} adds four more below.' },
      { by: 'A', says: 'Yours are longer. That doesn’t make them better.' },
      { by: 'B', you: 'You laugh, and the whole room laughs along.', name: '{name} laughs, and the whole room laughs along.' },
      { by: 'B', says: 'Four votes for you, four for me. Tomorrow again?' },
      { by: 'A', you: 'In the elevator you notice which question no one asked:', name: 'In the elevator {name} notices which question no one asked:' },
    ],
    missing: 'What would I have to see to think you’re right?',
  },
] as const satisfies BothWays
