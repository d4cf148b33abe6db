import type { PairPage } from './pair-page'

export const cAndC: PairPage = {
  lede: 'Two people who lead with C, for Conscientiousness in DISC, make work that needs no excuse. They may also still be making it in the fall.',
  scene: [
    'Ines and Oskar have a week to subtitle a film from 1961, and both lead with C. On Monday they agree on the commas. By Tuesday they’ve found out that a character uses two words for “train,” and that it matters. They read railroad history until evening, in deep contentment.',
    { pull: 'It’s Wednesday, and they have four minutes of film.' },
    'Each marks the other’s lines in pencil, and each is nearly always right. On Thursday they disagree over a pause. Ines has a source, and so does Oskar. They lay both on the table and look at them for some time, like two cats. The distributor calls. “Almost,” they say, in one voice. On Friday at noon the last reel is still missing. They do it in three hours, without a single footnote. It’s rather good.',
  ],
  heard: [
    {
      said: '“Interesting.”',
      by: 0,
      means: 'I disagree, and I’m being fair.',
      hears: 'I disagree and won’t say so.',
    },
    {
      said: '“One small correction.”',
      by: 1,
      means: 'The rest is excellent.',
      hears: 'There was an error.',
    },
    {
      said: '“It’s nearly ready.”',
      by: 0,
      means: 'Two open points.',
      hears: 'Two more weeks.',
    },
  ],
  good: 'They trust each other’s work, so no one looks over a shoulder. Arguments stay on the matter and end with a fact. Both respect a closed door. What leaves this table can be taken apart by experts, and the experts will enjoy it.',
  clash:
    'Nothing in the pair says stop. One further check sounds reasonable, and there are two to propose it. They can drift into a contest over who finds more, in the margin, for weeks. Feelings are treated like loose cables: seen, stepped over, not mentioned. And a rough draft that others could use today stays in the drawer until it’s fit to be seen.',
  leads: [
    'A boss high on C who leads another one should give the goal and hand over the method. Two perfect methods for one task is one too many. Say early what may be left undone. And say the good part aloud now and then: both of you think it’s obvious, and it isn’t.',
  ],
  helps: [
    {
      title: 'If you wrote it',
      text: 'Show it at half, with a note on what isn’t done. Your colleague would rather find a gap early than a flaw late. Ask for three remarks, no more.',
      say: 'Lines one to forty are firm, and the rest is guesswork. Is the tone right?',
      not: 'It can’t be shown yet.',
    },
    {
      title: 'If you check it',
      text: 'Sort what you find: wrong, unclear, a matter of taste. Mark the first two and keep the third. And write down one thing you’d have been proud of.',
      say: 'Two errors, and the pun on page six is better than mine would have been.',
      not: 'I’ve gone through it once. Here are fifty points.',
    },
  ],
  agreement: 'Decide on Monday what Friday has to look like.',
  how: 'How many minutes of film, how many open points, and which kinds of error may stay in? When the hour comes, it goes out. Later discoveries go on a list for next time, and you’ll add to that list with pleasure. They weren’t wasted; they just weren’t due.',
}
