import type { TypePage } from './type-page'

export const di: TypePage = {
  lede: 'You see the win early and want company on the way there. Soon people are moving who had planned to wait.',
  day: [
    'Saturday at the garden center, and it rains. The plant sale you’ve advertised for two weeks stands outside under dripping covers. Most of the staff wonder whether to call it off.',
    { pull: 'You write “Rain sale: the roses love it” on a board and carry it to the road.' },
    'Half an hour later there’s a line. A colleague who hates talking to customers is handing out umbrellas. You asked, and it sounded like fun when you did. Your morning is one conversation in many pieces. Passing the register, you settle who opens tomorrow. Between two pallets you talk the driver into a second trip. Then you agree to a stall at the town fair, which is in nine days. At lunch you announce it to the team as good news. In the evening you look for the form the organizer gave you. It’s somewhere under the wet board, next to two other things you said you’d see to.',
  ],
  best: [
    'A team that has lost three times in a row is a good place to put you. You don’t pretend the score is different. You pick one thing that can be won by Friday, and you make it sound worth getting up for. Then you go and do the first bit yourself, in front of everyone.',
    { pull: 'Courage is catching, and it tends to start with you.' },
    'You ask for things other people only hope for: the bigger room, a word with the director. Quite often the answer is yes. Credit travels quickly around you, on days when you remember to send it on. Someone who was overlooked for years gets a real task from you. When it works, they get a shout across the yard.',
  ],
  pressure: [
    'More speed, more volume, another idea. When sales dip, you call everyone together and raise the goal. It feels like leading, and for a day it works.',
    { pull: 'Then you look around, and you’re a long way ahead of the people who said yes.' },
    'What troubles you most is a flat room: folded arms, eyes on the table. You may answer it with a joke at the wrong moment, or by going around the one who hesitates. Details get handed to the most patient person, who already has a lot of them. If that person finally objects, it can seem to you like disloyalty. It’s usually arithmetic.',
  ],
  others: {
    D: 'You both want to be first to the summit. Agree on who speaks for the project this month, and swap in the next.',
    I: 'The two of you can fill an hour with plans and feel you’ve finished. Stop ten minutes early, and put a name to each plan.',
    S: 'They’ll carry your idea further than most, if they hear of it in time. Give them a week, and ask what must stay as it is.',
    C: 'Their questions feel like cold water, and they keep your promise from leaking. Ask for the worst number first. A plan that survives it is easy to sell.',
  },
  helps: [
    'When you hear yourself say yes, add “and I’ll tell you tomorrow by when.” The night in between does the checking for you.',
    'Keep one visible list of promises, with names. Let the most careful person you know cross things out.',
    { pull: 'Ask the quietest person what it would take, and wait until they’ve finished.' },
    'They often hold the one fact you need. On the day after a big start, book an hour for the boring half. That’s the form, the invoice, the thank-you note. If you lead others, praise someone who stopped a thing in time. It shows the rest that brakes are allowed on your team. And rest before you’re empty, since your mood sets the weather for those nearby.',
  ],
}
