import type { TypePage } from './type-page'

export const ic: TypePage = {
  lede: 'You want it to be true, and you want people to enjoy it. So you polish, rehearse, and then act as if it just came to you.',
  day: [
    'The night before, you cut one example and look up a date for the third time. It’s an hour on the heart for a class of fourteen-year-olds. You’ve packed a garden hose.',
    {
      pull: 'When the water hits the window, they understand blood pressure. You had tested the angle.',
    },
    'At break a colleague says it looked as if you made it up as you went. You’re pleased, and slightly stung. From there on, your day has two speeds. In the staff room you’re quick: a joke, a name, the whole meeting in one neat phrase. At your desk you’re slow. A letter to parents takes forty minutes, since “some children” could be read as “the bad children.” On the bus you go over the lesson again. Thirty faces were bright, and one yawned. You spend six stops on the yawn, and two on a better opening for next year.',
  ],
  best: [
    'Often one person knows it and another needs it, and they can’t talk to each other. You can talk to both. You listen to the engineer, the doctor or the tax office until you’ve really got it. Then you find the picture that lets everyone else in.',
    { pull: 'You make hard things clear without making them false.' },
    'You prepare so well that you can afford to be playful. A hostile question finds you with a friendly tone and the source on page two. When you edit someone’s text, it still sounds like them, on a good day. You watch your listeners closely, too. If the third row drifts, you’ve already changed your next line.',
  ],
  pressure: [
    'You disappear into the draft. One more version, one more opinion, a different font. The deadline you agreed to so brightly in public looks different at midnight.',
    { pull: 'One frown outweighs a roomful of applause.' },
    'You can get touchy about details that others don’t even see, and wordy when you feel accused. Asked on the spot for figures you haven’t checked, you let charm take over. Afterward you lie awake and correct yourself. You may also hold back a real objection because the moment was so pleasant. It comes out later, beautifully phrased, in a message that took all evening.',
  ],
  others: {
    D: 'They want to know what to do by noon. Put that in line one, and offer the fine story for the ride home.',
    I: 'The show will be wonderful. Be the one who checks the numbers on the way in, and don’t apologize for asking.',
    S: 'They listen all the way through and rarely say what they missed. Ask which part they’d have to explain at home.',
    C: 'They aren’t grading you, though it may feel that way. Talk about the method, keep the wit for later, and you’ll get on well.',
  },
  helps: [
    'Show someone the ugly draft on the first day. Choose a person who laughs easily and doesn’t mind gaps.',
    'Decide beforehand how many hours a thing deserves, and stop when they’re used up. The last rounds please mostly you.',
    { pull: 'Ask “What would you cut?” and take the answer as help.' },
    'It turns a judge into a partner. Say your objection in the room, even in a clumsy sentence. Clumsy and on time beats elegant on Thursday. After a talk, recall three faces that were with you before you think about the one that wasn’t. And leave one story out. The listeners won’t miss it, and you’ll have breath left for their questions.',
  ],
}
