import type { PairPage } from './pair-page'

export const dAndC: PairPage = {
  lede: 'In the DISC model, D and C both look at the task first. D asks when it’s done, C asks whether it holds, and they seldom ask at the same time.',
  scene: [
    'The chairlift has to open on Saturday. Bram, high on D, has sold four hundred tickets. Yuki, high on C, has the inspection book and isn’t happy with tower six. It reads two millimeters off, inside the limit.',
    {
      pull: '“Inside the limit” is good enough for one of them, and the start of a question for the other.',
    },
    'Bram says to open and watch it. Yuki says that watching isn’t a method. They stand in the wind with one flashlight, getting louder. Then Bram asks something new: what would make Yuki sure? It would take a reading at full load, forty minutes, and twelve people heavy enough. Bram runs to the ski school and comes back with fourteen, in costume. The number doesn’t move. At nine the lift opens, and Yuki rides in the first chair.',
  ],
  heard: [
    {
      said: '“It depends.”',
      by: 1,
      means: 'On two facts I could get by noon.',
      hears: 'I have no answer.',
    },
    {
      said: '“Just a rough number.”',
      by: 0,
      means: 'So that I can plan.',
      hears: 'So that I can hold you to it.',
    },
    {
      said: '“Are you sure?”',
      by: 1,
      means: 'Show me how you know.',
      hears: 'I doubt you.',
    },
  ],
  good: 'They’re both here for the work, so little time goes into feelings about it. D forces a choice where C would have gone on reading. C saves D from the choice that would have cost the summer. Once trust is there, the two build things that are quick and don’t fall over.',
  clash:
    'The quarrel is over how much is enough. To D, each further check looks like fear in a lab coat. To C, each shortcut looks like gambling with other people’s money. D decides alone to save time, and C answers with a longer memo. Warm words are rare on both sides, so a cool week can pass before either notices.',
  leads: [
    'Ask early, because C does poor work on surprises. Let them set the standard once, in writing, and then hold both of you to it.',
    'Say what must not go wrong and leave the rest open. Red ink on a memo won’t steer a D; a limit with a number will.',
  ],
  helps: [
    {
      text: 'Bring your reasons, and ask for the one risk that could sink it. C will name it gladly, with its size. Give a time for the answer and stick to it yourself.',
      say: 'What’s the worst that could happen, and how likely is it? I decide at four.',
      not: 'Stop overthinking it.',
    },
    {
      text: 'Start with the recommendation. D reads the first line and the last. Say in a number how sure you are, and which finding would change your mind.',
      say: 'Open it. Nine in ten it’s fine, and I’d want to look again on Sunday.',
      not: 'There are several aspects to consider.',
    },
  ],
  agreement: 'Before you check, say what would be enough.',
  how: 'Write the test and the time in one line, with both names under it. If it passes, D goes ahead and C lets go. If it fails, D stops without a discussion. The line costs a minute, and it replaces most of the shouting in the wind.',
}
