import type { PairPage } from './pair-page'

export const iAndS: PairPage = {
  lede: 'On the DISC circle, I and S share the side that looks at people first. I brings them together, S looks after them, and both may avoid the hard part.',
  scene: [
    'Noor runs the front of a mountain hut and leads with I. Emil cooks there and leads with S. At four a group of sixteen comes up the path, unannounced and wet. Noor throws the door open and says of course there’s dinner.',
    { pull: 'In the kitchen Emil counts the potatoes without a word.' },
    'Noor hangs up jackets, learns sixteen names and promises pancakes for breakfast. Emil stretches the soup, finds the spare blankets and starts the bread at ten. The guests say it was the warmest night of their tour. Noor beams and means every thank-you. At midnight Emil is still kneading. “You all right?” asks Noor from the door. “Sure,” says Emil. It’s the fourth time this week. Both of them know it, and neither goes on.',
  ],
  heard: [
    {
      said: '“Of course we can.”',
      by: 0,
      means: 'I’d love it to be so.',
      hears: 'Stay later tonight.',
    },
    {
      said: '“Sure.”',
      by: 1,
      means: 'I don’t want to spoil it.',
      hears: 'Happy to.',
    },
    { said: '“It’ll be fun.”', by: 0, means: 'Stay with me.', hears: 'It isn’t planned.' },
  ],
  good: 'People like to come where these two are. I opens, S keeps it warm, and hardly anyone is left standing by the wall. Trust between them grows quickly, since both are glad to give. A worried client is heard twice: once with a smile, once to the end.',
  clash:
    'Both protect the mood, and S pays for it. I changes the plan at lunch and doesn’t see the three hours that hang on it. S doesn’t mention them. Over the months the smile gets thinner. I, who notices moods, senses something and hopes it will pass. One uncomfortable sentence is missing, and each waits for the other to bring it.',
  leads: [
    'Ask for their view in writing or over coffee, and let it change something. S works for people. They need to see you keep your own promise first.',
    'Give the week two fixed points and leave the rest loose. When something goes wrong, say it the same day. They can take it, and they hate to hear it from a third person.',
  ],
  helps: [
    {
      text: 'Before you promise for two, look at the other one’s face and count to five. Say what stays the same before you say what’s new. And give credit by name, at the table, while the guests can hear.',
      say: 'I’d like to say yes. What would it cost you tonight?',
      not: 'You don’t mind, do you?',
    },
    {
      text: 'Say how much it is, in hours, with a friendly face. They won’t guess it, and they’d be sorry to hear it in June. A small price named early keeps the big one away.',
      say: 'Sixteen is fine. Pancakes aren’t, unless you whisk.',
      not: 'Don’t worry about me.',
    },
  ],
  agreement: 'No promise for two without a look across.',
  how: 'A raised thumb from the kitchen is enough, or a shake of the head. Once a week sit down for ten minutes, and each name one thing that was too much. Start with the smaller one. You’ll both be relieved, and it goes well with leftover bread.',
}
