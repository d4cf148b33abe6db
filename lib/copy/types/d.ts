import type { TypePage } from './type-page'

export const d: TypePage = {
  lede: 'You move first and adjust on the way. Work feels right to you when something is done by tonight.',
  day: [
    'The mixer dies at five in the morning, with two hundred rolls due at seven. Someone fetches the manual. You’re already asking the bakery across town for an hour on their machine.',
    { pull: 'By the time the others agree there’s a problem, you’re carrying flour to the car.' },
    'The rolls go out at ten past. You don’t look back on it much, because four more things have to be settled before lunch. You approve the new price, turn down a second oven, and let the apprentice try the window display. A colleague starts with the history of the parking dispute. You ask what they want you to do. It turns out they want a decision, and they get one, standing up. In the afternoon the pace drops, and you feel restless. So you rearrange the storeroom, which was fine. On the way home you think of something for the night shift, and you call from the bus stop.',
  ],
  best: [
    'You’re good to have around when a decision scares people more than the problem does. With a target, a date and room to move, you’ll have something to show this week. You say the awkward sentence first, so the rest of the room can start talking honestly. If it goes wrong, you say that too, in plain words, and you start again.',
    { pull: 'You’d take a clear no over a slow maybe, and you give others the same courtesy.' },
    'People who work with you for a while learn to like that. They know where they stand by Tuesday. A new colleague with a bold idea gets a key and a small budget from you, and no lecture. Results count more with you than rank, so the quiet person who delivered gets asked again.',
  ],
  pressure: [
    'Your sentences get shorter, and your list gets longer. You take work out of people’s hands because explaining it would take five minutes. Questions begin to sound like resistance.',
    { pull: 'You push harder on a door that says pull.' },
    'Someone tells you it can’t be done by Friday, and you hear that they won’t do it. What’s hard for you is waiting: for a signature, a test result, another department. You fill the wait with a new plan, and now there are two. Later you may find that three people had seen the trouble coming. They had stopped trying to tell you around Wednesday.',
  ],
  others: {
    D: 'Two hands reach for one wheel. Split the job before it starts, and settle the rest by fact instead of volume. You’ll both enjoy the contest more.',
    I: 'They want to talk it through, and during that talk people come on board. Stay for it. Then ask for one name and one date.',
    S: 'Their nod means that they heard you. Come back an hour later, ask what you overlooked, and leave your phone in your pocket.',
    C: 'They aren’t slowing you down for fun; they’ve seen the crack. Ask how big it is and what it would cost to ignore.',
  },
  helps: [
    'Before you announce a decision, take it to the person it hits hardest. That takes three minutes, and it often improves one detail.',
    'Say your reason along with your order. People can adjust a plan they understand, even when you’re away.',
    { pull: 'Leave one thing undone, on purpose, until someone else picks it up.' },
    'It’s uncomfortable, and it shows you who has been standing ready. When a task bores you, put an end time on it and tell someone. After a win, stay ten minutes longer than you’d like. Say what each person did. You were moving too fast to see all of it, so ask.',
  ],
}
