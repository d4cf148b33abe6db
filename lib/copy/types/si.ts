import type { TypePage } from './type-page'

export const si: TypePage = {
  lede: 'You keep a group together with small attentions. It’s hard to stand outside for long when you’re near the door.',
  day: [
    'A parent calls the school office in tears, the copier jams, and a child in socks wants shoes. You hand over a cookie, hold the phone with your shoulder, and give the copier a nod. It can wait.',
    {
      pull: 'By the bell the parent is calm, the feet are dry, and four people are leaning on your counter.',
    },
    'The morning is all doors. Someone needs a substitute, someone a stapler, someone a word. You know who gets along with whom, so the substitute ends up in the right class. At noon you move a meeting for the fourth time. One teacher can’t make Thursdays and won’t say why. You know why. After lunch the principal asks you to tell the choir that it has lost the big room. You walk there slowly. You praise the concert, mention the floor repairs, and come back without having quite said it. The attendance figures you were going to finish lie under a stack of birthday cards.',
  ],
  best: [
    'Some things need many hands and much goodwill: a move, a block party, a ward’s vacation plan. They fall into place around you. You ask each person for the right small favor. They say yes because you remembered what they’re good at, and because you said thanks last time.',
    { pull: 'You turn a crowd into people who know each other’s names.' },
    'Newcomers have an easier first month when your desk is near the entrance. You smooth the rough email before it’s sent. You find out that the grumpy one is grumpy because of the light, and you trade lamps. None of this has a line in the budget. When you’re away for a week, the place gets louder and slower. It takes a while until people work out why.',
  ],
  pressure: [
    'You apologize for the weather. Yes comes out before the question ends, and suddenly you’re running three errands that aren’t yours. The unpleasant call moves to tomorrow, again.',
    { pull: 'You’d rather be late with everything than have one person annoyed with you.' },
    'If two people you like want opposite things, you go on looking for a solution that hurts no one. Often there isn’t any. Bad work by a kind person is the hardest case. You fix it yourself and hint. They thank you for the hint without taking it. By evening you’re worn out from being pleasant. You may snap at the one person who didn’t deserve it.',
  ],
  others: {
    D: 'They don’t need the lead-up. Put the request in the first sentence. You’ll be surprised how often they just agree.',
    I: 'You’ll laugh a lot and plan even more. Someone has to write down what, so keep a pen where you both can see it.',
    S: 'You take care of each other so well that the work waits. Start with the task, then reward yourselves with the talk.',
    C: 'They aren’t cold; they’re concentrating. Bring your question in writing, come back after lunch, and the answer will be complete.',
  },
  helps: [
    'Put the hard sentence in the subject line: “You’re losing the big room on the 9th.” Then write something kind below it. In that order, both get through.',
    'Before you say yes, say “I’ll tell you by two.” That gives you time to check how you feel as well.',
    { pull: 'Let one person a week be mildly annoyed with you, and notice that the sky stays up.' },
    'Some things you can settle without asking around. Three opinions are plenty for a cake. Keep a short list of work only you can do. Finish one line of it before you unlock the door. If a friend’s work isn’t good enough, tell them soon, alone, with an example. It’s an uncomfortable quarter of an hour. Hinting takes months.',
  ],
}
