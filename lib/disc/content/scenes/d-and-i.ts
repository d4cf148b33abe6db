import type { BothWays } from './scene'

export const dAndI = [
  {
    when: 'Wednesday, 9:30. The open house is three weeks away.',
    lines: [
      { by: 'A', says: 'What’s your idea for the open house? In one sentence.' },
      { by: 'B', says: 'I was at the bakery next door, and the line went all the way to the street.' },
      { by: 'A', you: 'You look at the clock.', name: '{name} looks at the clock.' },
      { by: 'B', says: 'Some of them come every Saturday and bring the whole family.' },
      { by: 'A', says: 'And what does a bakery have to do with us?' },
      { by: 'B', you: 'You close the notebook.', name: '{name} closes the notebook.' },
      { by: 'B', says: 'It isn’t important. Let’s take last year’s plan.' },
      { by: 'A', says: 'Good. Then we’re finished before ten.' },
      { by: 'B', you: 'At lunch you tell the others the rest: the bakery would come and bake here.', name: 'At lunch {name} tells the others the rest: the bakery would come and bake here.' },
      { by: 'A', you: 'At three you hear it from someone else, and you like it.', name: 'At three {name} hears it from someone else, and likes it.' },
      { by: 'A', you: 'Now you know what was missing at 9:31:', name: 'Now {name} knows what was missing at 9:31:' },
    ],
    missing: 'I’m in a hurry, and I’d like to hear how this ends. Go on.',
  },
  {
    when: 'Monday, 11:20. A course has two places left, until tonight.',
    lines: [
      { by: 'A', says: 'Remember the course last spring, the one with the parrot?' },
      { by: 'B', you: 'You go on typing.', name: '{name} goes on typing.' },
      { by: 'A', says: 'Someone from there was on my train, and we talked all the way.' },
      { by: 'B', says: 'Is this about today?' },
      { by: 'A', says: 'It will be. So there we were, and it rained and rained.' },
      { by: 'B', you: 'You look at the door, where two people are waiting.', name: '{name} looks at the door, where two people are waiting.' },
      { by: 'B', says: 'Could you send me an email?' },
      { by: 'A', you: 'You write a long one, with the train, the rain, and the parrot.', name: '{name} writes a long one, with the train, the rain, and the parrot.' },
      { by: 'B', you: 'You read it the next morning. You would have said yes.', name: '{name} reads it the next morning. It would have been a yes.' },
      { by: 'A', you: 'Over coffee you find the sentence that belonged at the top:', name: 'Over coffee {name} finds the sentence that belonged at the top:' },
    ],
    missing: 'May I book two places on a course tonight? The story can wait until lunch.',
  },
] as const satisfies BothWays
