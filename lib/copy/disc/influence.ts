import { leadsOfHundred } from './how-common'
import type { LetterPage } from './letter-page'

export const influence: LetterPage = {
  lede: 'The DISC personality type I works by talking. Ideas arrive in company, moods are easy to read, and strangers don’t stay strangers for long.',
  what: [
    'I is short for Influence. Its place is at the top right of the circle, fast and turned toward people. Someone high on I walks into a room and sees faces before chairs.',
    'The word sounds like persuading, and that’s part of it. The larger part is joining. This letter likes to get others into the same boat, and it will sing if that helps.',
    { pull: 'I thinks out loud, so the first version is a sketch and the third one counts.' },
    'A high score shows a way of reaching people. It doesn’t measure charm. Plenty of warm people score low on it, and some shy ones score high.',
  ],
  work: [
    'The town’s pool will close for all of May, and forty swimmers have come to complain. The manager, high on I, has brought chairs, lemonade and no slides.',
    { pull: '“Before I explain anything: who here learned to swim in this pool?”' },
    'Hands go up, and someone tells the story of the old diving board. Half an hour later the club is planning a farewell night for the broken tiles. Somebody mentions the lake, and a retired teacher offers a bus. The manager loves every idea and says yes to five. On Thursday the bus company asks about dates. The answer is on a napkin.',
    'The best hours of this letter have people in them: a launch, a first week, a shy new group. Hours alone with a list go slowly. So does anything that has to be read twice, checked, and filed without a word to anyone.',
  ],
  pressure: [
    'The tempo rises and the promises multiply. I smiles at everyone, calls three friends about it, and leaves the one hard message for tomorrow. A flat “fine” from the boss can spoil an afternoon.',
    { pull: 'Few things are as loud to I as a message without an answer.' },
    'So do answer, even briefly. “Got it, I’ll look tonight” is enough to stop the guessing. Next, sort the promises together: two to keep, one to move, one to give back. Do it side by side. In a shared file it would feel like a verdict, and they’d defend all four.',
  ],
  misread: [
    {
      said: '“Is this all a joke to you?”',
      is: 'The laugh comes before the worry, and both are real. Ask what the worry is.',
    },
    {
      said: '“That promise was empty.”',
      is: 'It was full when it was made. By Friday four others had been stacked on top.',
    },
    {
      said: '“You like the sound of your own voice.”',
      is: 'Talking is how the thought gets built. Ask for the short one, and you’ll get it with good grace.',
    },
  ],
  others: {
    D: 'D hears the plan and asks for the date. I hears the date and asks who’s coming. A good project has both.',
    I: 'Loud, generous, soon off the topic. A pen in one hand saves the evening.',
    S: 'S laughs at the stories and quietly does what was promised in them. Thank them by name, and then ask what can wait.',
    C: 'C wants to know where the number came from. That can sound like an insult or like editing, and editing makes better books.',
  },
  styles: {
    I: 'Influence on its own. Company is the tool, and often it’s also the goal.',
    ID: 'Sells hard and early, and has usually begun before the answer.',
    IS: 'Stays after the party to stack the chairs and hear how someone really is.',
    IC: 'Rehearses the joke until it sounds made up on the spot.',
  },
  common: `When we simulate 100 people, about ${leadsOfHundred('I')} have I in front. Their letters were drawn by chance, though. How it is outside a computer, we can’t say.`,
}
