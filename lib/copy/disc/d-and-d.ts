import type { PairPage } from './pair-page'

export const dAndD: PairPage = {
  lede: 'Two people with a DISC style led by D get more done by noon than most teams by Friday. They also get in each other’s way.',
  scene: [
    'Renata and Cole run one food truck, and both lead with D. At eleven the fryer trips the fuse, with thirty people in line. Renata reaches for the breaker. Cole is already on the phone to a company that rents out generators. They haven’t exchanged a word.',
    { pull: 'In four minutes they’ve solved the problem twice.' },
    'Now there’s a generator on its way that they don’t need, with a fee. Each thinks the other should have asked. They say so over the counter, loudly, while handing out tacos. The student at the window looks for a way to leave. By one the lunch rush is over and so is the fight, and both are laughing about it. The student still isn’t.',
  ],
  heard: [
    {
      said: '“I’ll do it.”',
      by: 0,
      means: 'One thing less for you to carry.',
      hears: 'You were too slow.',
    },
    { said: '“No.”', by: 1, means: 'Give me your best reason.', hears: 'A dare.' },
    {
      said: '“Fine, your way.”',
      by: 0,
      means: 'I’ve stopped caring about this part.',
      hears: 'You win.',
    },
  ],
  good: 'Nothing lies around between them. A call that takes others two meetings takes them a walk to the car. Both say what they think, and both can lose an argument on Tuesday without it mattering on Wednesday. If something goes badly wrong, this is a good pair to have on the phone.',
  clash:
    'They clash over the wheel, and hardly ever over the road. Once two D’s compete, the question is who’s right, and no longer what’s true. The people around them go quiet, and one of those had the fact they needed. Speed doubles, too. With no one to brake, two quick wrong turns can follow each other before anyone looks at the map.',
  leads: [
    'A boss high on D should hand a deputy like that a territory, and mean it. Two masters in one kitchen is the fastest way to lose the deputy. Praise works best as a bigger job. And when the deputy was right, say so in front of the crew. It’s free, and it buys you a year.',
  ],
  helps: [
    {
      title: 'If you spoke first',
      text: 'You’ve set the direction, so leave the method alone. Pick the two things that have to be so, and give the rest away with both hands.',
      say: 'I need it open by six and under budget. The rest is yours.',
      not: 'Just do it the way I said.',
    },
    {
      title: 'If you spoke second',
      text: 'Ask once what the aim is before you offer a better way. You may want the same thing. If you don’t, say which part you object to, and let the other part go.',
      say: 'I’m with you on the opening time. I’d change the supplier, and here’s why.',
      not: 'That’ll never work.',
    },
  ],
  agreement: 'Draw the line first, then run.',
  how: 'Write down who has the last word on what: money, people, dates. In a good mood it takes ten minutes, and in a bad one a week. Then name one slower person you both listen to. Ask them before anything that can’t be undone.',
}
