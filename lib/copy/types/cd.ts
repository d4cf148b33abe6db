import type { TypePage } from './type-page'

export const cd: TypePage = {
  lede: 'First you check, then you push. A weak link gets named by you, out loud, and usually comes with a plan for its repair.',
  day: [
    'Pump three has passed inspection twice. At the waterworks that settles it for most people. You’ve been listening to it since Monday, and you don’t like the sound.',
    { pull: 'So you read eleven months of logs over two evenings, and there it is, in column F.' },
    'The nine o’clock meeting is about something else. You raise it anyway, with one page for each person and the pump’s number at the top. The supervisor would prefer to wait until summer. You ask what a failure in August would cost, and you have the figure ready. By ten there’s a work order. You’re at the pump when they open it, and you hold the cracked ring up to the light, satisfied. After that you’re brisk. A draft goes back to a colleague with nine marks on it. Nine is few, from you. They see it differently, and at lunch the chair beside you stays empty for a while.',
  ],
  best: [
    'You’re at your strongest where mistakes are expensive and politeness has let them grow. Think of a drug dose, a bridge, a budget with a hole in it. You get to the bottom of it, and then you have the nerve to go to the top.',
    { pull: 'Rank doesn’t impress you, and neither does your own first draft.' },
    'Colleagues who care about the work like having you on their side of the table. You prepare their case harder than your own. Contractors keep their dates with you. You ask the apprentice for an opinion and weigh it like anyone else’s. And when you finally call something good, people repeat it at home. They know you looked.',
  ],
  pressure: [
    'The standard stays, and the patience goes. You take over one task, then a third, and finish them at night, in the one office still lit. Your emails have numbered points.',
    { pull: 'You can win every item on the list and lose the person across from you.' },
    'Waiting for others to see it is the worst part. The evidence is on the table, the evidence is clear, and they’re talking about the mood. So you say it again, harder. It’s rarely about status for you, though it looks like that from below. What you feel is closer to alarm. If a mistake turns out to be yours, you judge it just as strictly. That can be a lonely evening.',
  ],
  others: {
    D: 'You both charge, they with a goal and you with a reason. Trade beforehand: their date for your one condition.',
    I: 'Their pitch has a hole in it, and also a crowd behind it. Mention the hole in private, then help them keep the crowd.',
    S: 'They stop talking when you start pointing. Put the paper between you, sit on the same side, and ask how they’d do it.',
    C: 'Together you’ll find every flaw there is. Pick the three that matter, and let the rest leave the building alive.',
  },
  helps: [
    'Mark your points: must, should, or a matter of taste. Most drafts have two musts in them, and people can live with two.',
    { pull: 'Ask how it came to be before you say what’s wrong with it.' },
    'The answer sometimes changes your verdict. It also changes how your verdict is heard. Let people do the second round themselves, even when you’d be faster. They learn little from a version that’s yours. Keep one objection in your pocket at each meeting, and see afterward whether it was needed. And say the good news in the same clear voice you use for the rest. “This is right” takes three words.',
  ],
}
