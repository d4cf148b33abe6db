import type { BothWays } from './scene'

export const iAndC = [
  {
    when: 'Monday, 10:05. Eight people are in the room.',
    lines: [
      { by: 'A', says: 'You have the figures. How many will come, more or less?' },
      { by: 'B', you: 'You open the folder and close it again.', name: '{name} opens the folder and closes it again.' },
      { by: 'B', says: 'I can’t say yet.' },
      { by: 'A', says: 'Just a feeling. Two hundred? Three hundred?' },
      { by: 'B', says: 'I don’t have a feeling about it.' },
      { by: 'A', you: 'You laugh, to make it easier.', name: '{name} laughs, to make it easier.' },
      { by: 'A', says: 'Let’s say three hundred, then. Does that sound good?' },
      { by: 'B', you: 'You look at the table and say nothing until noon.', name: '{name} looks at the table and says nothing until noon.' },
      { by: 'B', you: 'At four you send the number: one hundred eighty, with two sources.', name: 'At four {name} sends the number: one hundred eighty, with two sources.' },
      { by: 'A', you: 'By then you’ve told eleven people.', name: 'By then {name} has told eleven people.' },
      { by: 'A', you: 'In the evening you have a better question for ten o’clock:', name: 'In the evening {name} has a better question for ten o’clock:' },
    ],
    missing: 'I’d like to tell them a number. When will you have one that you trust?',
  },
  {
    when: 'Friday, 11:00. Guests from another city are listening.',
    lines: [
      { by: 'A', says: 'Everyone has the figures now. Please go on.' },
      { by: 'B', says: 'So, since spring, nearly all of them have come back.' },
      { by: 'A', says: 'Sixty-two percent. Nearly all would be more.' },
      { by: 'B', you: 'You smile, and you lose the thread.', name: '{name} smiles, and loses the thread.' },
      { by: 'B', says: 'Would you like to go on?' },
      { by: 'A', you: 'You read the page aloud, and each number on it is right.', name: '{name} reads the page aloud, and each number on it is right.' },
      { by: 'B', says: 'At first they were listening. Then they were reading.' },
      { by: 'A', says: 'But it wasn’t nearly all.' },
      { by: 'B', says: 'I know. At ten I could have changed it.' },
      { by: 'A', you: 'You try out how it would have sounded at ten:', name: '{name} tries out how it would have sounded at ten:' },
    ],
    missing: 'It’s sixty-two percent. How would you turn that into a good story?',
  },
] as const satisfies BothWays
