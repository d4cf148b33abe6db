import type { PairPage } from './pair-page'

export const sAndC: PairPage = {
  lede: 'S and C are the calm half of the DISC circle. Both like a plan that holds; S asks whom it’s for, and C asks whether it’s right.',
  scene: [
    'Forty water-stained ledgers arrive at the bindery in a van. Mei, high on C, opens a new file for each and numbers the pages. Paul, high on S, makes coffee for the driver, who pulled them out of a cellar. By noon there are forty files and one long story.',
    { pull: 'The story says which ledgers were lying in oil.' },
    'Mei had planned to start with number one. Paul doesn’t like to interrupt, and begins on the oily ones at the other table. At three Mei sees it and says that it isn’t the procedure. It isn’t meant harshly. Paul puts down the brush, says sorry, and works for two days on ledger one. On the third day Mei smells the oil. There’s nothing about it in the files, because it was only said over coffee.',
  ],
  heard: [
    {
      said: '“That’s not how we do it.”',
      by: 1,
      means: 'I’d like to know why.',
      hears: 'You did wrong.',
    },
    {
      said: '“No rush.”',
      by: 0,
      means: 'I need a bit longer.',
      hears: 'Quality first.',
    },
    {
      said: '“I’ve made a few notes.”',
      by: 1,
      means: 'I enjoyed reading it.',
      hears: 'It’s bad.',
    },
  ],
  good: 'Little is forgotten here, and little breaks. C works out the steps, and S makes sure that people can walk them. Both keep appointments, both prefer one thing at a time, and neither needs the spotlight. What they hand over can be used by a stranger in ten years.',
  clash:
    'They’re polite past the point of use. C corrects the work, and S feels a hand slapped. S gives way, and C takes the silence for agreement. With a deadline near, both slow down, for different reasons. C wants another check, S doesn’t want to hurry anyone, and the date isn’t defended by either of them.',
  leads: [
    'Protect their quiet hours, and say why the date is what it is. Ask for the check you need, and name how deep it should go.',
    'A weekly half hour, at the same time each week, does more than a perfect handbook. Start with how it’s going, and wait through the first “fine.”',
  ],
  helps: [
    {
      text: 'When C questions a step, hear a question. Say what you saw that they couldn’t have seen. Facts from people are still facts, and C will write them in.',
      say: 'The driver says nine of them lay in oil. Can we take those first?',
      not: 'Sorry, I’ll put it back.',
    },
    {
      text: 'Say what’s good in one plain sentence before you pick up the pencil. Ask how it will be for those who have to do it. Then correct in person, two points at most.',
      say: 'Clean work. Why did you start with these?',
      not: 'See remarks in column four.',
    },
  ],
  agreement: 'Put what people say into the file, too.',
  how: 'Give it a line of its own, with who said it and when. Take ten minutes at the start of each job. C reads out the steps, and S says who will stumble where. One of you guards the date, and the next time it’s the other.',
}
