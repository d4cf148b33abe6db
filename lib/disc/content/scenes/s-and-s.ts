import type { BothWays } from './scene'

export const sAndS = [
  {
    when: 'A Monday in October, 7:30. The radio stands on the shelf.',
    lines: [
      { by: 'A', says: 'Shall I turn it on for you?' },
      { by: 'B', says: 'Please do, if you like.' },
      { by: 'A', you: 'You turn it on, not too loud.', name: '{name} turns it on, not too loud.' },
      { by: 'B', you: 'You read the same line three times.', name: '{name} reads the same line three times.' },
      { by: 'A', says: 'Is it good like this?' },
      { by: 'B', says: 'Yes, of course. And for you?' },
      { by: 'A', says: 'For me, too.' },
      { by: 'B', you: 'In March it breaks. “What a pity,” you say.', name: 'In March it breaks. “What a pity,” says {name}.' },
      { by: 'A', you: 'You listen. It’s quiet, and no one misses a thing.', name: '{name} listens. It’s quiet, and no one misses a thing.' },
      { by: 'A', you: 'With one sentence you could have had this in the fall:', name: 'With one sentence {name} could have had this in the fall:' },
    ],
    missing: 'I’d like it quiet until nine. What would you like?',
  },
  {
    when: 'Thursday, 6:10. Two people are still here.',
    lines: [
      { by: 'A', says: 'You go home. I’ll do the rest.' },
      { by: 'B', says: 'And leave you with all of that? We’ll each do half.' },
      { by: 'A', says: 'You did that yesterday.' },
      { by: 'B', says: 'And you did it on Tuesday.' },
      { by: 'A', you: 'You make tea for two.', name: '{name} makes tea for two.' },
      { by: 'B', says: 'The boss wanted to know if we need anything. I said no.' },
      { by: 'A', says: 'I said no, too.' },
      { by: 'B', you: 'You find a last cookie and break it in half.', name: '{name} finds a last cookie and breaks it in half.' },
      { by: 'A', says: 'It’s nice to work with you.' },
      { by: 'B', says: 'It is. It would be just as nice until five.' },
      { by: 'A', you: 'On the stairs you practice a sentence for tomorrow morning:', name: 'On the stairs {name} practices a sentence for tomorrow morning:' },
    ],
    missing: 'This is work for three people, and we’re two. What should wait?',
  },
] as const satisfies BothWays
