import { leadsOfHundred } from './how-common'
import type { LetterPage } from './letter-page'

export const conscientiousness: LetterPage = {
  lede: 'In DISC, personality type C wants it right before it’s out. It reads to the last line, asks for the source, and thinks before it speaks.',
  what: [
    'C here is Conscientiousness. It lies at the bottom left, where people take their time and look at the work. Someone high on C sees the gap in a plan as others see a crooked picture.',
    'The letter shares its name with a Big Five trait, and the two aren’t the same. There it’s about order and effort in general. Here it’s a style: careful, reserved, led by facts.',
    { pull: 'C would like to know what “roughly” means.' },
    'Being exact is a leaning too, and it has its price like every leaning. A careful person can be wrong with great precision.',
  ],
  work: [
    'Two thousand programs for the opera are ready to print, and the shop would like to start the press. Someone high on C is still on page nine. There’s a tenor in the second act who died in the first.',
    { pull: '“Either the cast list is wrong, or the evening gets interesting.”' },
    'The press waits while they call the opera, and the list was wrong. It takes forty minutes that weren’t in the schedule. C then reads the rest once more, because where one error sits there’s often a second. There isn’t. The manager says thanks and looks at the clock. C mostly hears the clock.',
    'This letter earns its keep where mistakes are expensive: in contracts, doses, bridges, code that runs at night. It has a harder time in rooms where the loudest guess wins. Half-finished things are hard to show, and praise for them is hard to believe.',
  ],
  pressure: [
    'C withdraws into the material. There are more sources, longer emails and a closed door. A remark about one line feels like a verdict on all of them. Meanwhile the date comes nearer, and C knows it to the hour.',
    { pull: 'Under stress, C checks the things that can be checked.' },
    'Comfort slides off, since it contains no facts. Say which errors would matter and which wouldn’t. Cut the task or move the date, and write down which of the two it was. Then leave them alone for an hour. C comes back with something that will hold, and maybe with a sentence about how they are.',
  ],
  misread: [
    {
      said: '“You don’t like my idea.”',
      is: 'They liked it enough to look for its weak spot. The questions are the compliment.',
    },
    {
      said: '“Why are you so cold?”',
      is: 'C is concentrating. The warmth shows up in the footnote that saved your afternoon.',
    },
    {
      said: '“You’re stalling.”',
      is: 'One open point is holding up the rest. Ask which one, and what a rough answer would be worth.',
    },
  ],
  others: {
    D: 'D can act on eighty percent, and C would like ninety-nine. Agree on a number, and both can keep their word.',
    I: 'I draws in the air, C draws on paper. Let the first drawing live for ten minutes before the ruler comes out.',
    S: 'A good working peace, built on kept promises. Each should say one unwelcome thing a month, or the peace gets too thick.',
    C: 'Two people who read the manual. The result will be beautiful, and someone should ask for it by Friday.',
  },
  styles: {
    C: 'Conscientiousness with nothing beside it. The question first, then the ruler.',
    CD: 'Finds the fault, and then says it in the big meeting.',
    CI: 'Digs deep, surfaces with a story, and wants an audience for it.',
    CS: 'Builds it once, so quietly and so well that it’s seldom mentioned again.',
  },
  common: `C leads for ${leadsOfHundred('C')} out of 100 simulated people, and chance dealt out the letters. We have no count of real people to set beside it.`,
}
