import type { BothWays } from './scene'

export const iAndS = [
  {
    when: 'Tuesday, 2:00. Visitors are on the phone. They’d like to come on Thursday.',
    lines: [
      { by: 'A', says: 'Thursday at ten. I know who’ll show you around.' },
      { by: 'B', you: 'You look up. The whole room is looking at you.', name: '{name} looks up. The whole room is waiting.' },
      { by: 'A', says: 'You’ll do it, won’t you? You know every corner of this place.' },
      { by: 'B', says: 'On Thursday. Yes, I think so.' },
      { by: 'A', you: 'You tell the visitors, and then the kitchen.', name: '{name} tells the visitors, and then the kitchen.' },
      { by: 'B', you: 'You move two appointments to Wednesday evening.', name: '{name} moves two appointments to Wednesday evening.' },
      { by: 'B', says: 'They were lovely. I just didn’t get home before nine yesterday.' },
      { by: 'A', says: 'Because of the tour? Why didn’t you say so?' },
      { by: 'B', says: 'Everyone was looking at me.' },
      { by: 'A', you: 'That stays with you. The missing question was a quiet one:', name: 'That stays with {name}. The missing question was a quiet one:' },
    ],
    missing: 'Before I answer them, would you enjoy doing this on Thursday?',
  },
  {
    when: 'Thursday, 8:55. The list for the summer party is finished.',
    lines: [
      { by: 'A', says: 'Good morning. Here’s the list.' },
      { by: 'B', says: 'Thank you. And now listen, I have something even better.' },
      { by: 'A', you: 'You sit down.', name: '{name} sits down.' },
      { by: 'B', says: 'We’ll make a film. Everyone says one sentence into the camera.' },
      { by: 'A', says: 'I see.' },
      { by: 'B', says: 'You don’t like it.' },
      { by: 'A', says: 'I do. It’s nice.' },
      { by: 'B', you: 'You go and ask someone else to help.', name: '{name} goes and asks someone else to help.' },
      { by: 'A', you: 'You know a place with good light. You don’t mention it.', name: '{name} knows a place with good light, and doesn’t mention it.' },
      { by: 'B', says: 'The film turned out well. I’d have loved to make it with you.' },
      { by: 'A', you: 'At home you find the words that were missing that Thursday:', name: 'At home {name} finds the words that were missing that Thursday:' },
    ],
    missing: 'I like it. Give me until noon, and I’ll tell you what I could do for it.',
  },
] as const satisfies BothWays
