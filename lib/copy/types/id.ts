import type { TypePage } from './type-page'

export const id: TypePage = {
  lede: 'You think aloud, call first, and ask for more than is on the menu. Around you, things start.',
  day: [
    'Nine minutes into a talk about towels, you have a new idea for the practice. The towel company also washes for the ice rink. The rink has forty hockey players, and hockey players have knees.',
    { pull: 'You ask the driver who runs the rink, and by ten you have a number.' },
    'Your colleagues at the physical therapy practice have seen this before. One puts the kettle on. Another asks who’s going to treat forty knees, and you wave that away with both hands. First see if they want us, you say. They do. In the afternoon you stand on the ice in street shoes, explaining a clinic that didn’t exist at breakfast. You invent the price on the spot. On the way back you meet someone who makes braces, and now there are three partners. At six you tell the story at the practice, better each time. The person with the kettle starts a list of what has to be true by Monday. You find that rather slow, and you’d be lost without it.',
  ],
  best: [
    'Closed circles open for you. You write three lines to the person who’s said to be out of reach, and you get a reply. You ask for the discount, the stage, the second chance, in the tone of someone asking for salt.',
    { pull: 'A no costs you about as much as a missed bus.' },
    'Stuck groups like having you in the room. You say what the others are circling, and offer a wild version, then a less wild one. Suddenly people are arguing about something real. Friends of yours have jobs, partners and even apartments because you knew a person to ask. You rarely keep score of it. You’re also brave on behalf of others. The shy expert gets introduced by you as the one to hire.',
  ],
  pressure: [
    'You speed up and spread out. If one project wobbles, you start two more, since one of them is bound to fly. Meetings turn into performances.',
    { pull: 'You win the argument and lose the list of who was going to do what.' },
    'Being slowed down feels like being doubted, so you go around. A promise slips out in someone else’s name, and they learn of it from a customer. Quiet people get run over at these times. They don’t complain; they just stop picking up. Hardest for you is the second half: same task, same faces, no surprise left in it. Your reputation gets made there, too, and you know it.',
  ],
  others: {
    D: 'Two people with the pedal down. Decide who drives and who gets out the map, or you’ll race to different towns.',
    I: 'Great evenings, few receipts. Let whoever had the idea first book the room. It cuts the number of ideas by half.',
    S: 'They’ve heard you promise the moon and wonder who’ll climb. Ask what one week of it would look like for them, then wait.',
    C: 'They’ll find the hole in it. Show them on the first day, while it’s still a sketch, and they’ll help you patch it.',
  },
  helps: [
    'Label your sentences. “I’m only thinking” and “I mean this” sound the same from across a table.',
    'Before you offer someone’s time, text them. It takes ten seconds, and you’ll get more of it.',
    { pull: 'Finish one thing in public, all the way to the dull last page.' },
    'Few things surprise people more, coming from you. Find a partner who likes endings and treat them as an equal, with their name on the door. Keep a page titled “Not now,” and park the new ideas there until Friday. Most lose their shine by then. The one that doesn’t is worth your weekend. And when you’ve interrupted, give the sentence back: “Sorry, you were saying?”',
  ],
}
