import type { BothWays } from './scene'

export const iAndI = [
  {
    when: 'Friday, 12:10. A visitor has half an hour, and one question.',
    lines: [
      { by: 'A', says: 'You have to hear how all of this began.' },
      { by: 'B', says: 'In a garage, with one chair.' },
      { by: 'A', says: 'And the chair was broken.' },
      { by: 'B', says: 'Tell them about the rain.' },
      { by: 'A', you: 'You tell it, and the visitor laughs out loud.', name: '{name} tells it, and the visitor laughs out loud.' },
      { by: 'B', you: 'You draw the garage on a napkin.', name: '{name} draws the garage on a napkin.' },
      { by: 'A', says: 'And that’s where our name comes from.' },
      { by: 'B', you: 'You notice that the visitor is putting on a coat.', name: '{name} notices that the visitor is putting on a coat.' },
      { by: 'B', says: 'Such a nice visit. What was the question, in the end?' },
      { by: 'A', you: 'You wave at the car, and you know how it should have begun:', name: '{name} waves at the car, and knows how it should have begun:' },
    ],
    missing: 'You tell the story. First, though, I’ll ask what brought our guest here.',
  },
  {
    when: 'Wednesday, 9:15. A customer doesn’t know yet that the order is late.',
    lines: [
      { by: 'A', says: 'Why don’t you call? They like you so much.' },
      { by: 'B', says: 'They like you, too. Think of the cake.' },
      { by: 'A', says: 'We’ll call together. And first we’ll ask about the move.' },
      { by: 'B', you: 'You dial and ask about the move. It went well.', name: '{name} dials and asks about the move. It went well.' },
      { by: 'A', you: 'You lean over the phone and ask about the dog.', name: '{name} leans over the phone and asks about the dog.' },
      { by: 'B', says: 'They were so happy. I couldn’t say it.' },
      { by: 'A', says: 'I couldn’t, either. Tomorrow, then.' },
      { by: 'B', says: 'Tomorrow. That’s a better day for it.' },
      { by: 'B', you: 'On Friday you pick up the phone, and they ask about the date themselves.', name: 'On Friday {name} picks up the phone, and they ask about the date themselves.' },
      { by: 'A', you: 'Now it’s said, and you know how Wednesday could have begun:', name: 'Now it’s said, and {name} knows how Wednesday could have begun:' },
    ],
    missing: 'I’ll start with the bad news. You ask about the move after that.',
  },
] as const satisfies BothWays
