import type { TypePage } from './type-page'

export const c: TypePage = {
  lede: 'You’d like to know before you say. Where others round off, you look for the missing digit.',
  day: [
    'Two fields, one hedge, and a dispute older than both owners. The land registry has sent you to measure the line. You set up the tripod three times, because the first two readings differ by a finger’s width.',
    { pull: 'In a field that’s next to nothing, and it matters to you.' },
    'One of the neighbors would like to chat. You answer politely, with your eye at the lens. Back at the office you compare the old map with the new points. There’s a stone on the map that hasn’t come up in any of the letters. You drive back, alone, with a spade, and find it under forty years of leaves. No other half hour of the week is as good. The report takes the afternoon, and you enjoy it: short sentences, each with its source. Your manager stops by and asks whether it’s roughly the hedge. “No,” you say, and after a moment you add where it is. Only later does it occur to you that a little more talk would have been friendly.',
  ],
  best: [
    'You’re hard to match on days with a quiet room, a real question and time to think. You read what was written, which is rarer than it sounds. You ask what a word means before building on it, and a good many quarrels end right there.',
    { pull: 'You can say “I don’t know yet,” and people trust the rest because of it.' },
    'Your work needs little defending, because you attacked it first. Those who inherit it find the steps, the sources and the one open point, marked as open. You treat the boss’s figures exactly like the trainee’s. In a heated argument that’s a relief. Here is someone who wants the fact, whichever side it helps.',
  ],
  pressure: [
    'You go further in. More sources, another check, the door closed. If the date was set without you, it doesn’t quite feel binding.',
    { pull: 'Done gets replaced by correct, and correct keeps moving.' },
    'Hurry makes you cooler: you answer exactly what was asked, and not a word more. People take that for anger. It’s mostly concentration, with a little anger in it. You dislike guessing in public, so you stay silent while others guess, and then the guess becomes the plan. Praise you didn’t earn bothers you. Blame you didn’t earn can occupy you for a whole winter.',
  ],
  others: {
    D: 'They need to act, and you need to be sure. Give them the answer and how sure you are, and let them take the risk knowingly.',
    I: 'They talk to find the thought; you think before you talk. Hold your correction until the third idea. It’s often the good one.',
    S: 'Your notes in the margin feel harsher than you know. Bring them over in person, and start with the part you’d keep.',
    C: 'Bliss, and no deadline in sight. Fix an hour at which you’ll both stop, and put the rest into an appendix.',
  },
  helps: [
    'Set the accuracy before you begin: to the dollar, to the day, to the inch. Then stop when you’re there.',
    'Show a half-built version to one calm person. You’ll hear in ten minutes what a week alone wouldn’t have told you.',
    { pull: 'Name something good in the work before you come to the mistake, and mean both.' },
    'You do see the good part; it just seems too obvious to mention. Answer a feeling with a feeling now and then. “That must have been annoying” is a complete reply. If a meeting moves too fast for you, ask for one night, and say what you’ll look into. And pick up the phone for anything that has gone back and forth three times in writing.',
  ],
}
