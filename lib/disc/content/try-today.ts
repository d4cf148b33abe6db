/**
 * One line a day to say to someone, for readers without a complete report: 64 of its own, four to a style, beside the lines
 * of `WITH_LETTER` and `PAIR_TEXTS`. Public: nothing of the complete report stands here.
 */
import { LETTERS, type Letter, type PerLetter } from '../letters'
import type { StyleCode } from '../styles'
import { PAIR_TEXTS } from './pair'
import { WITH_LETTER } from './with-letter'

/** To whom a line is said, after the letter they lead with. */
export const TRY_WITH: PerLetter<string> = {
  D: 'Try today, with someone who wants a decision',
  I: 'Try today, with someone who thinks out loud',
  S: 'Try today, with someone who likes to know what’s coming',
  C: 'Try today, with someone who checks first',
}

/** `TRY_LINES[reader][other]`. */
export const TRY_LINES: Record<StyleCode, PerLetter<string>> = {
  D: {
    D: 'You decide this one. I’ll stand behind it, whichever way you go.',
    I: 'Tell me which part you like best. I’m listening until ten.',
    S: 'I was in a rush this morning. What did you want to say?',
    C: 'What do you know about this that I don’t?',
  },
  DI: {
    D: 'In one sentence, what would you do with this?',
    I: 'You present it today. I’ll sit in the back and nod.',
    S: 'I changed the plan twice this week. Which change made the most work for you?',
    C: 'Before I tell everyone, which word in here promises too much?',
  },
  DS: {
    D: 'I won’t argue today. Tell me what you need, and I’ll say what I can do.',
    I: 'I may look calm, but I like this idea. Go on.',
    S: 'I’d like to hear one thing that you’d do differently here.',
    C: 'Did you notice something when I was already on my way?',
  },
  DC: {
    D: 'If we try yours first, what should I watch for?',
    I: 'I found three errors and one very good idea. Let’s begin with the idea.',
    S: 'You did this well. I should’ve said so on Monday.',
    C: 'You check the figures, and I’ll check the dates. At three we swap.',
  },
  I: {
    D: 'Two sentences, then I’ll stop: it’s working, and I need one more day.',
    I: 'You tell the story today, and I’ll only ask questions.',
    S: 'Shall we walk around the block? I’d like to hear your side without the others.',
    C: 'I said it’ll be ready soon. Which date do you believe in?',
  },
  ID: {
    D: 'I’ve said my part. Is it a yes or a no?',
    I: 'Your idea’s better than mine today. What do you need to start?',
    S: 'I may have decided that too fast for you. Shall we look at it again?',
    C: 'I’ve made it sound big. How big is it really?',
  },
  IS: {
    D: 'No small talk today: I need two more days, and I’ll tell you why.',
    I: 'We both like to say yes. What do we say no to today?',
    S: 'You’ve been quiet this week. If you’d like to tell me why, I’ve got time at four.',
    C: 'I asked you in front of everyone. Next time I’ll come by first.',
  },
  IC: {
    D: 'I could explain this for an hour. What do you need to know in one minute?',
    I: 'That could become something. What would we have to find out first?',
    S: 'My question this morning sounded hard. I only wanted to understand it.',
    C: 'You think it over, and I won’t ask again before two.',
  },
  S: {
    D: 'I don’t agree yet. May I tell you why in two sentences?',
    I: 'I like it more than my face shows. What happens next?',
    S: 'I could use some help today. Do you have half an hour?',
    C: 'I did it the usual way. Do you see a reason to change it?',
  },
  SD: {
    D: 'I’m saying no to this one, so that the other two get done.',
    I: 'It’s a good idea, and it’ll still be good in May.',
    S: 'If this is too much for you, tell me today. I can still move it.',
    C: 'How did it go the last three times? I only remember the last one.',
  },
  SI: {
    D: 'I don’t like how we left it yesterday. Could we take five minutes?',
    I: 'You’ve helped everyone today. Who’s helping you?',
    S: 'I said it was fine, and it wasn’t quite. May I say it again?',
    C: 'Could you explain it to me as if today were my first day?',
  },
  SC: {
    D: 'You’ll have my answer at noon. Until then I’d like to read it.',
    I: 'Slowly, please. Where would you like me to begin?',
    S: 'I wrote down how I do it. Would you try it and tell me what’s missing?',
    C: 'I stopped checking at four. If you find something, we’ll fix it tomorrow.',
  },
  C: {
    D: 'I have one doubt, and it’s about the date. Do you want to hear it?',
    I: 'That was a good story. What should people remember from it?',
    S: 'I only marked what was wrong. Most of it is right, and I should’ve said that.',
    C: 'If we had to hand it in tonight, what would we leave out?',
  },
  CD: {
    D: 'You want it fast, and I want it right. What can we drop to get both?',
    I: 'Before I criticize anything, what do you like most about it?',
    S: 'That rule was mine. Does it make your day harder?',
    C: 'This is what I’d accept. Where would you be stricter?',
  },
  CI: {
    D: 'There’s a long version and a short one. The short one: go ahead.',
    I: 'You explain it. I’ll only raise my hand if a number’s off.',
    S: 'That was a lot of detail. Which part do you need today?',
    C: 'I changed my mind overnight. May I show you the figure that did it?',
  },
  CS: {
    D: 'It isn’t finished, and you can see it anyway. What would you decide from this?',
    I: 'I need one quiet hour. After that I’d like to hear all of it.',
    S: 'I keep a list of what worries me. Shall we compare ours?',
    C: 'I’d call this done. Would you?',
  },
}

/** A line to say today, and to whom; where one is written, what better not to say. */
export interface TryLine {
  to: Letter
  say: string
  avoid?: string
}

/** All that a style may try without the complete report: twelve lines, three for each letter, in turn. */
export function freeTryLines(style: StyleCode): TryLine[] {
  const own = style.charAt(0) as Letter
  return [
    ...LETTERS.map((to) => ({ to, say: WITH_LETTER[style][to].open })),
    ...LETTERS.map((to) => ({ to, say: TRY_LINES[style][to] })),
    ...LETTERS.map((to) => {
      const { say, avoid } = PAIR_TEXTS[own][to]
      return { to, say, avoid }
    }),
  ]
}
