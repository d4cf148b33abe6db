import type { TypePage } from './type-page'

export const cs: TypePage = {
  lede: 'You make things that last and don’t call attention to them. If it works without a word, you’re content.',
  day: [
    'Opening night is in nine days, and the theater has just added a scene. That means eleven costumes. In the sewing room the others look at the ceiling.',
    { pull: 'You look at the rail and count what could be turned inside out.' },
    'You don’t say much at first. You take a pencil, graph paper and a cup of tea, and work out the hours for each coat. It won’t fit. If the capes have snaps instead of buttons, it will. You show this to two people, in a low voice, and by noon they’re all cutting. The afternoon is calm, although it shouldn’t be. Each piece has a tag with a name, a size and the scene. Pins go back into the tin by color. A dancer complains about a sleeve. You’ve left an extra inch there, because there’s usually someone with a sleeve. At seven the director sweeps through, delighted, and thanks the wrong person. You let it pass. You’re thinking about zippers.',
  ],
  best: [
    'Some places simply run, and you’re the reason. The spare key is where it should be. The handbook is right. A new nurse finds the second drawer labeled, and can’t know that it took you a week of thinking.',
    { pull: 'You plan for the day you’re away, and for the person standing in your spot.' },
    'If you’re given a tangle and some peace, it comes back as steps. You keep the good parts of the old way, so people dare to follow you into the new one. Kindness, as you practice it, means that nothing goes wrong. And in a crisis your voice drops, and the room borrows it.',
  ],
  pressure: [
    'You tighten every screw a bit more. One further check, a spare for the spare, lunch at the desk. From outside you look exactly as usual.',
    { pull: 'The objection is ready, with figures, and you carry it home with you.' },
    'Saying it would mean a scene, so you prepare for the damage instead. You’ve bought the extra fabric, just in case. Other people’s leftovers collect on your table, because you can’t watch them done badly. Orders that change overnight and come without a reason upset you most. You’ll follow them, correctly and late, and you’ll mourn the better plan for a good while. If someone asks whether all is well, you say yes and straighten a stack of paper.',
  ],
  others: {
    D: 'They’ll decide with or without you, so be in the room. Two numbers do more there than the complete picture you’d prefer to give.',
    I: 'They change the plan while describing it. Write down the third version, and ask if that’s the one.',
    S: 'It’s a friendly, tidy silence, and something is missing from it. Ask what they’re worried about, and offer your own worry first.',
    C: 'You agree on how it should be made, down to the thread. Decide who signs it off, or it will stay on the table.',
  },
  helps: [
    'Say the doubt while it’s still a question. “What happens if it rains?” is enough; you don’t need the answer as well.',
    'When you’re handed someone’s leftovers, give back half, with a note on how you’d do it.',
    { pull: 'Let people see the scaffolding once, before you take it down.' },
    'Five minutes at the table where the team sits will do. They learn how to keep the thing up, and you hear what they were missing. Try a new way in one room for a week, and only then judge it. Leave one thing a little rough on purpose, and watch how long it takes until anyone minds. You may be waiting a while. Use the time to go home.',
  ],
}
