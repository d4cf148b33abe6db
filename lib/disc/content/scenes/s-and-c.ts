import type { BothWays } from './scene'

export const sAndC = [
  {
    when: 'Tuesday, 9:40. Forms are being sorted.',
    lines: [
      { by: 'A', says: 'There. The yellow ones on top, then the white ones.' },
      { by: 'B', says: 'Why are there two piles?' },
      { by: 'A', says: 'I can make it one, if you prefer that.' },
      { by: 'B', says: 'And why is yellow on top?' },
      { by: 'A', says: 'Sorry. I’ll put it at the bottom.' },
      { by: 'B', you: 'You wait for the reason.', name: '{name} waits for the reason.' },
      { by: 'A', you: 'You make one pile, with yellow at the bottom.', name: '{name} makes one pile, with yellow at the bottom.' },
      { by: 'B', says: 'Oh. Now I can’t see how it works.' },
      { by: 'A', says: 'I thought it bothered you.' },
      { by: 'B', says: 'I wanted to do mine like that.' },
      { by: 'A', you: 'You put yellow on top again, and there’s the missing sentence:', name: '{name} puts yellow on top again, and there’s the missing sentence:' },
    ],
    missing: 'Would you like to change it, or to understand it?',
  },
  {
    when: 'Wednesday, 4:20. The new form starts tomorrow.',
    lines: [
      { by: 'A', says: 'I’ve written it all down. Eleven steps, each with its reason.' },
      { by: 'B', you: 'You read as far as step four, and you nod.', name: '{name} reads as far as step four, and nods.' },
      { by: 'A', says: 'Is everything clear?' },
      { by: 'B', says: 'I think so.' },
      { by: 'A', says: 'Any questions?' },
      { by: 'B', says: 'Not at the moment.' },
      { by: 'A', you: 'You put a check mark on the list.', name: '{name} puts a check mark on the list.' },
      { by: 'B', you: 'On Thursday you do four steps the new way and the rest as before.', name: 'On Thursday {name} does four steps the new way and the rest as before.' },
      { by: 'A', says: 'Why didn’t you ask me?' },
      { by: 'B', says: 'You’d put so much work into it.' },
      { by: 'A', you: 'You take a fresh sheet. This would have been the better question:', name: '{name} takes a fresh sheet. This would have been the better question:' },
    ],
    missing: 'Shall we do the first one together? I’d like to see where my notes aren’t clear.',
  },
] as const satisfies BothWays
