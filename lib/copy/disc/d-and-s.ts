import type { PairPage } from './pair-page'

export const dAndS: PairPage = {
  lede: 'D and S sit across the DISC circle from each other. One starts before the question is out, and the other finishes what was started. Together they’re hard to beat, once they’ve stopped waiting for each other.',
  scene: [
    'The animal shelter moves on the first, and Ingrid, who leads with D, announces it at the morning round. Sam leads with S and looks after the old dogs. There are nineteen of them, and six don’t ride in cars. Ingrid asks whether that’s a problem. “We’ll see,” says Sam.',
    { pull: 'Ingrid has heard a yes, and Sam has just said no.' },
    'For two weeks Ingrid orders crates. Sam walks the six dogs to an empty van, a little closer each day. Neither reports it. On the twenty-eighth Ingrid finds Sam asleep in the van between two hounds, and is ready to shout. Then a third dog climbs in by itself. Ingrid sits down on the ramp and asks what else there is to know. There’s quite a lot. It takes until dark, and they move on the third instead of the first.',
  ],
  heard: [
    {
      said: '“Friday.”',
      by: 0,
      means: 'A date we can change.',
      hears: 'A promise, so I’ll start keeping it.',
    },
    { said: 'Silence.', by: 1, means: 'I’m still thinking.', hears: 'Yes.' },
    { said: '“We’ll see.”', by: 1, means: 'Probably not.', hears: 'Soon.' },
  ],
  good: 'Each has what the other lacks. D opens doors that S would have stood in front of politely. S remembers the people behind those doors, and a month later they’re still on board. A D who trusts an S can promise things, since someone will be there on the day. An S with a D at their side gets asked less often to carry it all.',
  clash:
    'It breaks on tempo and on tone. D takes the short way through a sentence, and S lies awake over it. S goes along, and D takes that for consent until the day S stops. Neither has lied. One spoke too fast to be answered, and the other answered too softly to be heard.',
  leads: [
    'A casual remark from you is an order to S, and it gets carried out. Think before you say “someone should.” Thank them for what didn’t go wrong, too.',
    'Give D a hard job with an end, and disagree out loud. A boss who sighs and lets it pass has already handed over the keys.',
  ],
  helps: [
    {
      text: 'Say what will change and what won’t, then leave the room. The real answer comes the next morning, in a quiet corner. Ask for it there, and don’t fill the pause.',
      say: 'Which part of this would be hard on your side? Take the night.',
      not: 'Any objections? Then we’re done.',
    },
    {
      text: 'Put your answer in front and your reasons behind it. D won’t be hurt by a no. What stings is finding out on the last day. Name what it would take instead.',
      say: 'Not by the first. By the third, if I get two people.',
      not: 'I’m sure it’ll work out.',
    },
  ],
  agreement: 'Say the date, and then what it rests on.',
  how: 'S names what has to happen before the day. D says which of it can be bought, borrowed or dropped. Put it on one sheet and hang it where both pass by. If a line changes, the one who changes it walks over and says so.',
}
