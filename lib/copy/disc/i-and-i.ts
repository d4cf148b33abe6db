import type { PairPage } from './pair-page'

export const iAndI: PairPage = {
  lede: 'Two people with I in front fill a room, in DISC terms and in every other. Ideas double, laughter too, and the list of what was decided gets lost.',
  scene: [
    'Farah and Leo share a morning show, a microphone and the letter I. At five to six they have half a plan. One of them saw a goat on a balcony, and by six that’s the first hour. Callers send in their goats. The weather runs late, and no one misses it.',
    { pull: 'It’s the best show of the month, and neither could say what comes after it.' },
    'In the meeting afterward they invent a goat day, a parade and a song. Each leaves thinking that the other will call the town hall. On Thursday a listener rings to ask where the parade starts. There’s a pause on air. Leo says the market, Farah says the bridge, and both sound sure. They do the parade. It starts twice.',
  ],
  heard: [
    {
      said: '“We have to do this.”',
      by: 0,
      means: 'I like being here with you.',
      hears: 'It’s decided.',
    },
    {
      said: '“Leave it with me.”',
      by: 1,
      means: 'I’ll think of someone.',
      hears: 'I’ll do it tonight.',
    },
    { said: '“Sure, no worries.”', by: 0, means: 'Ouch.', hears: 'No worries.' },
  ],
  good: 'Energy isn’t what they lack. They pick up each other’s half sentences and hand them back better. New people feel welcome within minutes. When something fails in public, one starts to laugh and the other finds the next idea. A tired team wakes up around them.',
  clash:
    'It seldom looks like a clash. They agree too fast, remember two versions, and find out in front of others. There’s also the matter of the stage. Both like to be heard. If one gets the applause three times running, the other goes a bit quiet. Because each wants to be liked by the other, the complaint arrives late and wrapped in a joke.',
  leads: [
    'When one of them is the boss, the fun stays and the list gets longer. The boss has to be the one who asks for dates, or it won’t happen. Put the hard part of a talk first, before the two of you are laughing. And spread the limelight: the one who did the work presents it.',
  ],
  helps: [
    {
      title: 'While you’re talking',
      text: 'Let the other one land the story, even if you know a better ending. Ask one dull question before you part: who does what, by which day? Make it a game if you like.',
      say: 'Quick round: which of these three do we drop?',
      not: 'Yes to all of it.',
    },
    {
      title: 'After you’ve talked',
      text: 'Write it down within the hour, three lines, and send it across. If something has stung you, say it plainly and soon. It’s less awkward than a joke that the other has to decode.',
      say: 'I’d have liked to tell that one myself. Next time?',
      not: 'Ha, you do love that microphone.',
    },
  ],
  agreement: 'Take turns at the microphone and at the pen.',
  how: 'One leads the hour and the other keeps the list; tomorrow you swap. Read it aloud at the end, while you’re both still there. A task without a name on it doesn’t exist. That’s harsh, and it will save you from a second parade.',
}
