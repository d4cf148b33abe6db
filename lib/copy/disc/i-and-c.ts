import type { PairPage } from './pair-page'

export const iAndC: PairPage = {
  lede: 'I and C face each other across the DISC circle. I talks to find the thought, C thinks before talking, and each finds the other’s way a little rude.',
  scene: [
    'The toy maker wants a new puzzle for the fall. Dalia leads with I and has tried a cardboard one on eleven children. Henrik leads with C and has a page of questions. Dalia acts out how a child laughed at the last piece. Henrik asks how many of the eleven got that far.',
    { pull: 'Dalia feels examined, and Henrik thought the question was a kind one.' },
    'The answer is four. Henrik says four is interesting, in a voice that suits a funeral. For two days they write emails. Then Henrik comes along to the next test and sits in the corner with a stopwatch. A small boy explains the puzzle, wrongly and with great force. On the way home Henrik is talking in half sentences, and Dalia is taking notes. Piece seven is too thin. That’s where the other seven had given up.',
  ],
  heard: [
    {
      said: '“This is huge.”',
      by: 0,
      means: 'I’m happy about it.',
      hears: 'I don’t have a number.',
    },
    {
      said: '“How do you know?”',
      by: 1,
      means: 'I’m interested.',
      hears: 'I don’t believe you.',
    },
    {
      said: 'No reply until Thursday.',
      by: 1,
      means: 'I’m working on a good one.',
      hears: 'I hate it.',
    },
  ],
  good: 'One finds out what people want, and the other finds out whether it’s so. I gets C’s work out of the drawer and in front of those who need it. C gives I’s ideas a floor to stand on. When they present together, the audience is awake and convinced.',
  clash:
    'I thinks aloud in public, so C corrects in public. C stays silent to think, so I fills the silence. To one the details are the work, to the other they’re what comes after. In time, one of them looks like a spoiler of good days and the other like decoration. Both are costly mistakes.',
  leads: [
    'Leave them a closed door until noon. Decide fewer things in the hallway, since C has to build on each word you said there.',
    'Show interest before you show the errors, and show your face before you send the file. Let them present; you’ll both look better.',
  ],
  helps: [
    {
      text: 'Send it in writing, a day ahead, with one figure and where it’s from. Then bring the story. If there’s silence, let it stand; it’s how C nods.',
      say: 'Here’s a page on it. What should I count next time?',
      not: 'You had to be there.',
    },
    {
      text: 'Say the first good thing out loud, before the first question. You thought it anyway. Ask in private what you’d ask in the big round, one question after the other.',
      say: 'The ending works. Can I watch a test before I comment?',
      not: 'The sample’s too small.',
    },
  ],
  agreement: 'First the story, then the count.',
  how: 'Ten minutes belong to the idea, and only praise and additions are allowed. The next ten belong to the checks, and no one takes them personally. Set a kitchen timer. It sounds silly, and it ends the feeling on both sides that one’s turn will never come.',
}
