import type { BothWays } from './scene'

export const dAndS = [
  {
    when: 'Thursday, 4:45. From Monday on, two teams share one room.',
    lines: [
      { by: 'A', says: 'You’ll sit next to the door. Is that all right?' },
      { by: 'B', you: 'You look at the plant on the windowsill.', name: '{name} looks at the plant on the windowsill.' },
      { by: 'B', says: 'Next to the door. All right.' },
      { by: 'A', says: 'Good. I thought this would take longer.' },
      { by: 'A', you: 'You send the plan to everyone before five.', name: '{name} sends the plan to everyone before five.' },
      { by: 'B', says: 'There’s one small thing about Monday. It isn’t urgent.' },
      { by: 'A', says: 'Then let’s look at it on Monday.' },
      { by: 'B', you: 'On Monday you sit by the door in a winter coat.', name: 'On Monday {name} sits by the door in a winter coat.' },
      { by: 'A', you: 'You see the coat at ten, and you understand.', name: '{name} sees the coat at ten, and understands.' },
      { by: 'A', you: 'This is what you could have asked on Thursday:', name: 'This is what {name} could have asked on Thursday:' },
    ],
    missing: 'The plan stays open until tomorrow noon. Where would you like to sit?',
  },
  {
    when: 'Friday, 3:50. The weekend is about to begin.',
    lines: [
      { by: 'A', says: 'I’m leaving in ten minutes. Do you need anything before I go?' },
      { by: 'B', says: 'The inventory. They’d like to have it on Monday.' },
      { by: 'A', you: 'You think of the concert at eight.', name: '{name} thinks of the concert at eight.' },
      { by: 'A', says: 'I’ll see how far I get.' },
      { by: 'B', says: 'Very good. I’ll tell them it’s coming.' },
      { by: 'A', you: 'You open the first cabinet and begin to count.', name: '{name} opens the first cabinet and begins to count.' },
      { by: 'B', says: 'Thank you. It’s good that I can rely on you.' },
      { by: 'A', you: 'At eight you’re at cabinet six.', name: 'At eight {name} is at cabinet six.' },
      { by: 'B', you: 'On Monday you mention that Tuesday would have been fine, too.', name: 'On Monday {name} mentions that Tuesday would have been fine, too.' },
      { by: 'A', you: 'On the bus you put together what was missing on Friday:', name: 'On the bus {name} puts together what was missing on Friday:' },
    ],
    missing: 'I can do half of it by six, or all of it by Tuesday. Which helps you more?',
  },
] as const satisfies BothWays
