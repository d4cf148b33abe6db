import type { TypePage } from './type-page'

export const s: TypePage = {
  lede: 'You keep the same tone on good days and bad ones. Others build on that, often without noticing that they do.',
  day: [
    'Half past seven at the dental office, and the drill in room two won’t start. Three patients are booked before nine. The dentist is pacing.',
    {
      pull: 'You move the first patient to room three, start the coffee, and find the spare cable.',
    },
    'The people in the waiting room don’t learn that anything was wrong. The child who’s afraid of the chair gets to press the button first. You’ve explained that button perhaps a thousand times, in the same friendly words. Around eleven a colleague asks if you could take the late hour again. There’s a short pause in which you think of your own plans. “Sure,” you say. In the team meeting they talk about a new booking system. You see at once that the afternoon patients will be standing in the hall. You wait for a good moment to mention it, and the meeting ends. At six you wipe the counter and lay out tomorrow’s trays. The lights go off in an order that hasn’t changed for years.',
  ],
  best: [
    'You belong where people come back: a ward, a counter, a class, a crew that shares a van. Trust grows there in small coins, and you pay them in daily. What you say on Monday is still so on Friday. You let a complaint run to its end, and half of it dissolves on the way.',
    { pull: 'People get calmer near you, and then they think better.' },
    'You also make a change stick. Once you’ve understood it, you practice until it runs. Then you show it to the others, one at a time. Slow learners get your patience, since you have no need to shine. Secrets end with you. So does most gossip.',
  ],
  pressure: [
    'You go along, and something in you stays behind. The face is friendly; the yes is thin. You say “no problem” about a thing that is one.',
    { pull: 'Hurry makes you slower, and shouting makes you silent.' },
    'If plans change three times in a week, you hold on to the part that still works. Anger isn’t your first language. It collects over months, a spoonful at a time. Someone may then get the whole jar for a very small thing. Or you give notice one day, and the others had no idea. Meanwhile you worry that you’re being difficult.',
  ],
  others: {
    D: 'They talk fast and mean no harm by it. Say “I need until three,” and be there at three with your answer. They’ll respect it.',
    I: 'Their energy is good for your day and bad for your schedule. Enjoy it, and ask by Tuesday what’s really going to happen.',
    S: 'It’s peaceful, and it could go on like this for years. One of you should ask now and then what’s bothering the other.',
    C: 'They need the procedure right; you need it livable. Walk through it together with a real case, and you’ll both be satisfied.',
  },
  helps: [
    'Prepare a sentence at home: “I see a problem with this. Can I show you tomorrow?” It holds the door open until you’re ready.',
    'When you’re asked for a favor, look at your week before you look at the person.',
    { pull: 'A small no today is kinder than a big one in the fall.' },
    'Ask what a change is for, and give it two weeks on one corner of the work. Your experience counts most when it comes early. Let people know what you’ve done. It needn’t be boasting; a short list on Friday is enough. And when something has annoyed you twice, mention it before the third time, while your voice is still normal.',
  ],
}
