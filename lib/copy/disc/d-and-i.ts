import type { PairPage } from './pair-page'

export const dAndI: PairPage = {
  lede: 'D and I are the quick half of the DISC model: they start early and dislike waiting. D wants the result, and I wants everyone in on it.',
  scene: [
    'Otis leads with D and Pilar with I, and they have three weeks to fill a street with stalls. On Monday morning Otis has a plan: forty stalls, five barriers, a list of calls. Pilar reads it over a croissant and goes for a walk along the street.',
    { pull: 'At noon Pilar comes back with eleven stalls, a brass band and a rumor.' },
    'Otis asks what the band costs, and hears that they’ll play for soup. Eleven calls can be crossed out, which feels oddly like being robbed of them. On Wednesday Pilar tells the baker they can have the corner. Otis had promised it to the bike shop the day before. Both promises were made in good faith, on the same sidewalk. On Thursday the two sit on the curb with one map and one pencil, for the first time. It takes twenty minutes, and it’s rather fun.',
  ],
  heard: [
    {
      said: '“Let’s do it.”',
      by: 1,
      means: 'What a lovely thought.',
      hears: 'We start today.',
    },
    {
      said: '“What’s the point?”',
      by: 0,
      means: 'Which result are we after?',
      hears: 'You’re wasting my time.',
    },
    {
      said: '“They loved it.”',
      by: 1,
      means: 'The mood in the room was good.',
      hears: 'They signed.',
    },
  ],
  good: 'This pair gets things off the ground. D picks the spot and I fills it with people, and neither needs a push. Bad news makes them quick instead of gloomy. An idea at breakfast can have a name, a price and four helpers by dinner.',
  clash:
    'Both talk, and few of their sentences end in a question. D cuts the story short, and I takes it as a cut at the teller. I goes on gathering opinions after D has decided, so D stops sharing decisions. What neither likes is the second half: invoices, follow-up calls, the form for the city. It tends to lie on the floor between them until someone trips.',
  leads: [
    'Set the target together and let I choose the route. Check in by voice, often and briefly. A silent week feels like a bad grade.',
    'D will want to know what they may decide alone. Say it in one sentence, and keep new ideas for Mondays. A change of mind on Wednesday costs you their trust.',
  ],
  helps: [
    {
      text: 'Give the story its two minutes. Talking is how I gets to the point, and the useful bit often comes last. After that, ask in a friendly voice for a name and a day.',
      say: 'Who did you hear it from? And which of these can we count on by Friday?',
      not: 'And your point is?',
    },
    {
      text: 'Lead with the headline. D will ask for the story if it’s needed, and likes you better for leaving it out. Mention a promise before you make it.',
      say: 'Good news: the baker’s in. I need the corner, yes or no?',
      not: 'So I ran into someone, and you won’t believe it.',
    },
  ],
  agreement: 'One map, one pencil, each Thursday.',
  how: 'Twenty minutes are enough to lay all promises side by side. One of you reads them out, and the other writes a date behind each. Take turns with the pencil. And pay someone, or bribe them with cake, to own the boring half.',
}
