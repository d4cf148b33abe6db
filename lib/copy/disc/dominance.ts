import { leadsOfHundred } from './how-common'
import type { LetterPage } from './letter-page'

export const dominance: LetterPage = {
  lede: 'People with a DISC personality type D go first. They name the goal, pick a road, and fix what breaks along the way.',
  what: [
    'D stands for Dominance. On the circle it sits where a fast pace meets a focus on the task. Someone high on D looks at a situation and sees what’s in the way. They’d like it gone by lunch.',
    { pull: 'Give D a locked door and a deadline, and you’ll see a good mood.' },
    'Dominance is an odd word for it. Few people who lead with D want to rule anyone. They want movement, and they take over when it stops. The letter says how someone goes at things. Whether they decide well is another question, and this model can’t answer it.',
  ],
  work: [
    'Seven in the morning at the harbor, and two trucks are booked for one ramp. Both drivers hold a paper that says they’re right. The shift lead, who’s high on D, reads neither.',
    { pull: '“You load now, you load at eight, and I’ll pay for the hour.”' },
    'The argument ends because there’s nothing left to win. On the way back the lead cancels a weekly meeting, hires a temp and signs for a crane. Each took a minute. Later it turns out that one truck had fish aboard. Two pallets were lost, and one question would have saved them.',
    'D tends to be strong at starts, at rescues, and in the talk that others have put off. Routine is harder. A task that’s running well gets little of D’s attention. Neither do the people who keep it running.',
  ],
  pressure: [
    'First the messages shrink. After that, D stops asking and starts doing, including things that belong to others. A careful question sounds like a brake. A nod looks like a yes, although it was only politeness.',
    { pull: 'The louder D gets, the less D finds out.' },
    'What helps is a fact and a date. “I’ll know by three” calms D better than a long account of why it’s hard. Pushing back helps too, as long as it’s about the matter and comes early. D seldom holds a plain no against anyone. Hearing it after the truck has left is another story.',
  ],
  misread: [
    {
      said: '“Are you angry?”',
      is: 'It was a four-word message at noon. There were nine more to write, and no anger in any of them.',
    },
    {
      said: '“You’ve made up your mind.”',
      is: 'D opens with a firm view to see what stands against it. A good reason moves it, said on the spot.',
    },
    {
      said: '“You don’t care how we’re doing.”',
      is: 'Often D hasn’t noticed. One clear sentence, such as “Jo hasn’t had a day off,” usually gets help within the hour.',
    },
  ],
  others: {
    D: 'It’s quick, and it can turn into a race. Two of them do best with two fields and one fence.',
    I: 'Both like speed. I wants company on the road, and D has often left before the others found their coats.',
    S: 'S needs time to get behind a thing and then stays there. D leans on S more than it looks from the front.',
    C: 'C tests the bridge that D is already crossing. Put the doubt and the date on one table before lunch, and the work gets better.',
  },
  styles: {
    D: 'Dominance alone, with the other three letters below the middle. The straightest way from a question to an answer.',
    DI: 'Brings a crowd along, and asks it to hurry.',
    DS: 'Keeps at the same spot for months, in an even voice.',
    DC: 'Wants the win and the proof, in that order.',
  },
  common: `In our simulations, ${leadsOfHundred('D')} of 100 people lead with D. That tells you how the scoring works. Real people haven’t been counted here yet.`,
}
