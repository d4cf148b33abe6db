import type { TypePage } from './type-page'

export const ci: TypePage = {
  lede: 'You learn a thing to the bottom and then need to share it. Knowing it is only half the fun when you’re alone with it.',
  day: [
    'Why does white paint turn yellow? A customer at the hardware store asks it in passing, and you put down the box you were carrying.',
    { pull: 'You read about it for a whole winter, and it hasn’t come up until today.' },
    'Out come two lids, an old tile and a lamp. After ten minutes the customer understands light, oil and kitchens, and has forgotten the brush. The box is still in the aisle. Your mornings are often like that. First there’s silence, with the data sheet of a new glue, then a burst of talk. At noon the manager wants a sign for the paint shelf, ten words at most. You deliver four drawings and a small legend. In the afternoon someone says that your tip about primer was wrong. You go red, then quiet, and you look it up behind the counter. It was right for wood and wrong for metal. Within the hour you’re back to tell them so, with a diagram.',
  ],
  best: [
    'Every workplace has something it doesn’t understand: the new law, the odd machine, the figures from the lab. You take it away, and after two days you return with a marker in your hand. Now there’s a way to say it that sticks.',
    { pull: 'People leave your desk feeling cleverer, and they are.' },
    'You’re generous with what you know. You don’t make a secret of the trick, and a beginner’s question interests you for real. Two departments may have blamed each other for years. In front of your drawing they find that they meant different things by one word. You noticed because you’d talked to both, and because you can’t stand a fuzzy word.',
  ],
  pressure: [
    'You either vanish into the subject or talk without a period. Sometimes both happen in one day. An answer grows three side branches, each of them true.',
    { pull: 'You explain most when people have understood, and least when they’re lost.' },
    'Being corrected before an audience hits hard, and you defend a footnote like a castle. In company you may quote a number that felt right, and spend the night finding out whether it was. Pure routine starves you. You begin it with zeal, redesign it halfway through, and need a friendly push to finish. When there’s no one to tell things to, you grow flat, and you blame the subject.',
  ],
  others: {
    D: 'They asked for the time, and you’re drawing the clock. Answer first. Then ask, “Do you want to know why?”',
    I: 'In an hour your idea grows a tail, wings and a stage. Keep one of the three, and write the others on a card.',
    S: 'They nod along and would like it once more, slowly. Do it again with their own example, and ask tomorrow how it went.',
    C: 'You’ll disagree about a decimal and both enjoy it. Keep the talk short and trade notes; they think better on paper.',
  },
  helps: [
    'Give the answer in one sentence, then look at the face in front of you. It will tell you whether to go on.',
    'Before you quote a figure, ask yourself where you read it. If you can’t say, call it a guess. Guesses are fine when they wear their name.',
    { pull: 'Put it on paper once, so that it can be understood without you.' },
    'A page with your drawing on it works on your day off, too. Plan people into your week and quiet into your day; you need both. When a correction stings, say “Let me look at that,” and look at it alone. And let one interesting thing a week go by without following it. There’ll be another by Thursday.',
  ],
}
