import type { BothWays } from './scene'

export const cAndC = [
  {
    when: 'Monday, 8:15. The shelf has been counted twice.',
    lines: [
      { by: 'A', says: 'Four hundred twelve.' },
      { by: 'B', says: 'Four hundred thirteen.' },
      { by: 'A', says: 'I counted a closed box as full.' },
      { by: 'B', says: 'I opened it.' },
      { by: 'A', you: 'You start a third list, with a column for boxes.', name: '{name} starts a third list, with a column for boxes.' },
      { by: 'B', you: 'You write down what counts as full.', name: '{name} writes down what counts as full.' },
      { by: 'A', says: 'By your rule it’s four hundred eleven.' },
      { by: 'B', says: 'Then it’s a good rule. We were both wrong.' },
      { by: 'B', you: 'You find a message: is there enough for Friday?', name: '{name} finds a message: is there enough for Friday?' },
      { by: 'A', says: 'There’s enough for ten Fridays.' },
      { by: 'A', you: 'For the next shelf, you put a question at the top of the list:', name: 'For the next shelf, {name} puts a question at the top of the list:' },
    ],
    missing: 'What do they need the number for, and how exact should it be?',
  },
  {
    when: 'Friday, 1:45. A short message has to go to everyone.',
    lines: [
      { by: 'A', says: 'The side door is closed on Monday. Can we send it like that?' },
      { by: 'B', says: 'Is it closed, or is it locked?' },
      { by: 'A', says: 'Locked. You’re right. From when to when?' },
      { by: 'B', says: 'From seven to five. And which Monday?' },
      { by: 'A', you: 'You replace the day with a date.', name: '{name} replaces the day with a date.' },
      { by: 'B', you: 'You take out a comma and put it back.', name: '{name} takes out a comma and puts it back.' },
      { by: 'A', says: 'Please read it once more.' },
      { by: 'B', says: 'It’s right now. It’s also half a page long.' },
      { by: 'A', you: 'At five you send it. Most people have gone home.', name: 'At five {name} sends it. Most people have gone home.' },
      { by: 'A', you: 'Outside, by the side door, you think of a question for next time:', name: 'Outside, by the side door, {name} thinks of a question for next time:' },
    ],
    missing: 'If it went out as it is, what could really go wrong?',
  },
] as const satisfies BothWays
