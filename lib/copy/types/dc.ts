import type { TypePage } from './type-page'

export const dc: TypePage = {
  lede: 'You look for the move that settles the matter, and you test it before anyone else can. Half an answer bothers you more than none.',
  day: [
    'Route 14 has lost riders for six years, and this morning the bus company wants to end it. The presentation is tidy. Most of the people at the table agreed in the hallway beforehand.',
    { pull: 'You ask what happens to Route 9, which gets most of its riders from 14.' },
    'There’s a silence, so you know what your morning is for. You shut the door, pull last year’s counts, and draw a map in two colors. By noon you have three options, each with a price and a weak spot. You like the second. At one you send it to four people with the line “Tell me where this breaks.” Two of them write back with praise, which doesn’t help you. The third finds a gap in the school traffic, and you walk over to their desk, almost cheerful. At five the plan is stricter than anyone had asked for. You go over the budget once more on the train, and change a seven into an eight.',
  ],
  best: [
    'You’re at home in questions with a lot at stake and too many moving parts. It may be a merger, a new clinic wing, or a contract that people sign without reading. You cut it down to the two things that decide the rest. Then you say which one you’d choose, and what would change your mind.',
    { pull: 'You argue to find out, and a good objection is worth more to you than a nod.' },
    'People who like clean thinking grow fast beside you. You give them hard problems and take their reasons seriously, whatever their age or title. You also end bad projects early, with figures, which spares a lot of people a lot of Sundays.',
  ],
  pressure: [
    'You go cold and exact. Explanations get clipped to the verdict, and the verdict comes with numbers. You start checking other people’s steps, then doing them.',
    { pull: 'Being right becomes more urgent than being followed.' },
    'It’s hard to hear yourself from outside at such moments. A sentence you meant as a correction can end someone’s week. Meanwhile two urges fight in you: decide today, or test it once more. You may do both, late at night and alone. Luck, moods and half-kept rules unsettle you more than long hours do. If a decision goes against your evidence, you can go on winning that debate for weeks.',
  ],
  others: {
    D: 'They’ve decided while you’re still comparing. Offer two options and your pick. Keep the third page for when they ask.',
    I: 'They work with enthusiasm, and you ask it for proof. Begin with what you like. The same question then sounds like interest.',
    S: 'Your speed and your precision both land hard here. Lower your voice, slow down by half, and say what won’t be affected.',
    C: 'A pleasure, until neither of you stops. Decide together which error would be small enough to live with, and let the thing go out.',
  },
  helps: [
    'Open with one thing that works before you get to the flaw. It takes a sentence, and people can hear the rest.',
    { pull: 'Say how sure you are, in words anyone would use at lunch.' },
    '“I’d bet a coffee” and “I’d bet my house” call for different meetings. When you hand over a task, describe the result and leave the method alone. Look at it on an agreed day and not before. Ask someone you trust to tell you when your tone turns sharp, and thank them even if it stings. Choose on Monday what is allowed to be good enough this week. In the heat of Thursday you won’t.',
  ],
}
