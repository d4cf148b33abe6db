import type { TypePage } from './type-page'

export const i: TypePage = {
  lede: 'People loosen up when you’re around, and you work best when they do. Your ideas arrive mid-sentence, in company.',
  day: [
    '“There you are. How’s the puppy?” It’s four past nine in the optician’s shop, and the customer at the door is already smiling. They came for a screw. They’ll leave having tried on eleven frames and called a cousin for advice.',
    { pull: 'You don’t sell so much as keep good company near the shelves.' },
    'By eleven you’ve learned that the courier is moving and that the new trainee fears the phone. You make the next three calls together, on speaker. The trainee does the fourth alone, and it goes fine. There was also an order to confirm by noon. You remember it at two, in the middle of a story, and call with a charming apology. In the quiet hour after three you can’t get going on the inventory. You put on music, ask a colleague to count along, and turn it into a bet. It gets done. The loser brings cake on Monday.',
  ],
  best: [
    'Some groups don’t know yet that they’re a group: a new class, two teams in one office. That’s when you’re worth a great deal. You learn the names by the second day and tell one story against yourself. Then you ask the question that gets everyone talking.',
    { pull: 'Within a week people who had never met are saving seats for each other.' },
    'You carry news well, and hope even better. A customer who was about to leave gives it one more try, because you sounded glad they called. You notice what someone did right and say it while it’s fresh, loud enough for the boss to hear. And when a plan fails, you’re often the first to laugh about it and the first with another idea.',
  ],
  pressure: [
    'Silence gets to you. It may be an unanswered message, a closed door, a manager who’s suddenly brief. You fill the gap with theories about what you did wrong.',
    { pull: 'You smile more, promise more, and sleep less.' },
    'Your calendar turns into a stack of kind intentions. Hard news waits, because today they seemed so happy. When you do deliver it, you cushion it so well that the message gets lost. Long stretches alone with a form drain you faster than a full house would. If someone criticizes you in front of others, you laugh along, and talk about nothing else that evening.',
  ],
  others: {
    D: 'They want the headline. Give it to them, smile, and stop. If they stay in the doorway, they’d like the story too.',
    I: 'You’ll have a marvelous meeting and no minutes. Flip a coin for who writes, before the first joke.',
    S: 'They like you and won’t compete for the floor. Leave a pause that feels slightly too long. What comes then is worth it.',
    C: 'A compliment doesn’t answer their question, and they asked it in earnest. Say “I’ll find out,” and bring the figure tomorrow.',
  },
  helps: [
    'Write the promise down while the person is still in front of you. They’ll feel taken seriously. And you’ll know on Thursday what you said on Monday.',
    'Do the dull task in company, or with a timer and a reward. Guilt doesn’t work on you for long, and an empty room doesn’t either.',
    { pull: 'Say the hard thing in your first sentence, and be as kind as you like after it.' },
    'When a mood drops around you, it may have nothing to do with you. Ask once, then believe the answer. Pick one quiet hour a week for the work only you can finish. Your colleagues will guard it if they know. Each day, let one person speak to the end without your help. Count to three after their last word.',
  ],
}
