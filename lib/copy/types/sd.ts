import type { TypePage } from './type-page'

export const sd: TypePage = {
  lede: 'You start without fuss and keep going until it stands. There’s a lot of will behind the quiet.',
  day: [
    'The staircase has to be in the house by four. At the workshop the last six steps aren’t cut, because whoever had the job is home with a fever. You look at the drawing for a minute.',
    { pull: 'Then you take off your watch and start the saw.' },
    'You don’t ask who should have noticed. Around ten you send out for sandwiches and check, in passing, on the apprentice’s bandaged thumb. The customer calls with a wish for a different handrail. You let them finish. Then you name the cost, and say it can’t be today, so evenly that they thank you. At two the van is loaded. At the house a car blocks the entrance, and its owner is in the mood for an argument. You wait, hands in your pockets, until the mood is used up. At ten to four the last step is in. You walk up and down once, listening. On the ride home you fall asleep at the second traffic light, in the passenger seat.',
  ],
  best: [
    'Hard, dull, necessary: you make that kind of job look easy. You break it into days, and each day ends with something that holds. A shaky crew settles down beside you because you don’t raise the stakes. You raise the ladder and say who holds it.',
    { pull: 'You’re soft in tone and hard to stop.' },
    'People can tell you that they’re overloaded, and you’ll shift things around without a speech. They also know that the date is the date. In a bad month that mix is a comfort. You look after them, and you still expect them on Thursday. A promise to a patient, a client or a child is half kept as soon as you’ve made it.',
  ],
  pressure: [
    'You take on the worst of it and close the door. Your voice stays level, so those around you believe all is well. Being pushed has an odd effect on you.',
    { pull: 'The louder someone gets, the more your feet grow into the floor.' },
    'A reason would move you; pressure doesn’t. You’ve covered for the same colleague four times, with a smile each time. The fifth is one too many, and your verdict is brief and final. They missed the four warnings, because you gave them in silence. After such a day you’re gruff at home, and sorry, and you don’t explain.',
  ],
  others: {
    D: 'They push and you lean back, and both call it principle. Ask what the hurry is for. If it’s a good reason, you’ll be the faster one.',
    I: 'They can draw a crowd for a thing you’d have built alone. Let them invite people, and give them one fixed day to report back.',
    S: 'Two calm people can hide a big problem very politely. Make it a rule that each names one thing that isn’t working.',
    C: 'You’re ready to start, and they’ve found a case that doesn’t fit. Agree in writing what finished looks like, then begin together.',
  },
  helps: [
    'Say the warning out loud, in the week it happens: “Twice is fine. I’ll mind the third time.” It sounds strict, and it saves friendships.',
    { pull: 'Give away the hardest piece first, and keep an easy one.' },
    'You’ll be uneasy watching. Go and get the coffee. Report while you’re halfway, so that those above you don’t have to guess and push. Two lines are plenty. When your shoulders rise, ask for a second pair of hands, well before your back hurts. And tell people where you want to arrive. They’d probably follow you anyway, but it’s nicer to know the destination. A crew that knows it can also warn you when you’ve missed a turn.',
  ],
}
