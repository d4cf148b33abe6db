import type { TypePage } from './type-page'

export const is: TypePage = {
  lede: 'You make places feel lived in. People bring you what’s on their mind first, and the agenda later.',
  day: [
    'Room twelve hasn’t touched breakfast. The chart says “no appetite.” You sit down, ask about the photo on the wall, and hear about a boat.',
    { pull: 'Twenty minutes later the oatmeal is gone, and you’re behind with everything else.' },
    'Most days go like that in the nursing home, and you wouldn’t trade them. You know whose daughter visits on Wednesdays and which colleague is having a rough month. At the shift change you put a chocolate on the desk for the night nurse. You cover a Sunday because someone has a wedding, though it’s your third this month. In the team meeting two people snap at each other. You change the subject, and afterward you have tea with the one and then with the other. Around four a form is due. You do it with your coat on, while a resident waits to show you the boat again. You look at the boat.',
  ],
  best: [
    'Wherever strangers have to become a team, you do a good part of the work, quietly. You pair the nervous one with the patient one. You introduce people by what they love. Since no one feels tested by you, they ask early, and small mistakes stay small.',
    { pull: 'People tell you the truth, because it’s safe with you.' },
    'Your warmth lasts past the first week. A customer who shouted in March sends a card in June. At the school gate, parents who avoid each other both say hello to you. When someone weaker is being pushed, you can disagree, softly and with a hand on the table. Those who’ve seen it remember it for a long time.',
  ],
  pressure: [
    'You give more. Another favor, another open ear, dinner standing up. You’re the last to notice that you’re tired, and by then you’re hurt as well.',
    { pull: 'A small voice starts counting who has asked about you.' },
    'You keep it to yourself. You go a little quiet, still smiling, and hope that someone will see. Conflict makes it worse. To keep two people from shouting, you carry softened messages until neither knows what the other meant. A plain decision, such as who gets the good shift, can take you a week. Each name on the list has a face.',
  ],
  others: {
    D: 'They skip the hello, and it isn’t about you. Answer in one breath, ask for what you need, and let the warmth come later.',
    I: 'A room with both of you in it stays warm. One of you has to watch the clock, and it won’t happen by itself.',
    S: 'Each of you waits for the other to want something. Take turns: today you choose, tomorrow they do.',
    C: 'They show care by fixing what’s wrong. Take the correction as a gift, then tell them kindly how it felt to unwrap it.',
  },
  helps: [
    'Practice a warm no: “I’d love to, and I can’t this week.” Don’t add a reason. Reasons invite bargaining.',
    { pull: 'Tell one person each day what you’d like, before they have to guess.' },
    'Start small, with the window seat or the place for lunch. When two colleagues fight, bring them into one room and stay, so that nothing has to be carried. Keep an hour for your own work before the door opens. Treat it like an appointment with someone you respect. If you lead people, give the plain grade first: what was good, what wasn’t, what’s next. They can bear it. The fog around it worries them more.',
  ],
}
