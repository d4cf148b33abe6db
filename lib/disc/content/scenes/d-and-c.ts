import type { BothWays } from './scene'

export const dAndC = [
  {
    when: 'Tuesday, 11:10. The offer goes out at noon.',
    lines: [
      { by: 'A', says: 'It’s ready. What are you still looking for?' },
      { by: 'B', says: 'The total on page four. It doesn’t match the table.' },
      { by: 'A', says: 'How far off is it?' },
      { by: 'B', says: 'I don’t know yet. I’d like to find out.' },
      { by: 'A', you: 'You walk around the table once.', name: '{name} walks around the table once.' },
      { by: 'A', says: 'They’ll look at the price, and at nothing else.' },
      { by: 'B', you: 'You turn back to page one and start over.', name: '{name} turns back to page one and starts over.' },
      { by: 'A', says: 'It’s noon. I’m sending it.' },
      { by: 'B', you: 'At five past you find it: one line was counted twice.', name: 'At five past {name} finds it: one line was counted twice.' },
      { by: 'A', you: 'You send a second version, and the customer is glad of it.', name: '{name} sends a second version, and the customer is glad of it.' },
      { by: 'A', you: 'It’s done, and you know what would have helped at ten past eleven:', name: 'It’s done, and {name} knows what would have helped at ten past eleven:' },
    ],
    missing: 'If you had twenty minutes, which page would you check?',
  },
  {
    when: 'Wednesday, 1:30. There are two programs, and everyone will use one of them.',
    lines: [
      { by: 'A', says: 'I’ve compared them. There are good reasons for both.' },
      { by: 'B', says: 'Which one would you take?' },
      { by: 'A', says: 'That depends on how many we’ll be next year.' },
      { by: 'B', says: 'And if we stay as many as we are?' },
      { by: 'A', says: 'Then it depends on the reports.' },
      { by: 'B', you: 'You get up, cup in hand.', name: '{name} gets up, cup in hand.' },
      { by: 'B', says: 'I’ll take the first one, then. It looked simple.' },
      { by: 'A', you: 'You have a list of thirty rows, and most rows favor the second.', name: '{name} has a list of thirty rows, and most rows favor the second.' },
      { by: 'A', says: 'It isn’t quite that simple.' },
      { by: 'B', says: 'Maybe not. But we can start, and your list will help us.' },
      { by: 'A', you: 'You see that one line above the list would have been enough:', name: '{name} sees that one line above the list would have been enough:' },
    ],
    missing: 'I’d take the second one. If I’m wrong, it’s because of the reports.',
  },
] as const satisfies BothWays
