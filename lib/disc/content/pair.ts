/** What two people should know about each other, by the letter that each leads with. Public: no text of the complete report stands here. */
import type { PerLetter } from '../letters'

/** Said to one person about another. */
export interface PairText {
  /** How the other one works, and how it can be misread from here. */
  know: string
  /** One thing to do. */
  try: string
  say: string
  avoid: string
}

/** `PAIR_TEXTS[reader][other]`. */
export const PAIR_TEXTS: PerLetter<PerLetter<PairText>> = {
  D: {
    D: {
      know: 'Both want the last word. What sounds like a fight is often two people who want to be done by three.',
      try: 'Split the decision before you talk: each of you makes half.',
      say: 'You take the budget, I’ll take the dates. Shall we compare notes on Thursday?',
      avoid: 'I’ve already told the team how we’re doing it.',
    },
    I: {
      know: 'They think by talking, and the tenth sentence is often the good one. A short answer can feel like a closed door.',
      try: 'Give them five minutes without interrupting, then ask which one idea they would bet on.',
      say: 'I like the second idea. What would it look like by Friday?',
      avoid: 'Get to the point.',
    },
    S: {
      know: 'Before they say yes, they need to know what changes and for whom. A nod in the room may mean that they are still thinking.',
      try: 'Send the question the day before, and ask once more in private after the meeting.',
      say: 'What would make this hard for you? I can wait until tomorrow.',
      avoid: 'So we all agree. Good.',
    },
    C: {
      know: 'They ask because they want it to hold up, and rarely out of distrust. Without figures they won’t move, however sure it sounds.',
      try: 'Bring the two facts that the choice rests on, and give them a date to bring theirs.',
      say: 'Here’s my choice, and here are the figures. What did I miss?',
      avoid: 'Trust me, it’ll work.',
    },
  },
  I: {
    D: {
      know: 'They listen for the result, and after a minute they listen less. When they are short, it is usually about the clock.',
      try: 'Start with the request; the story can follow when they ask.',
      say: 'I need a yes or a no on the room. Both offers are on this page.',
      avoid: 'Let me start at the very beginning, it’s a funny story.',
    },
    I: {
      know: 'Two talkers make a good hour and a thin list. Each believes that the other wrote it down.',
      try: 'Before leaving the room, write down three lines: what, who, when.',
      say: 'That was fun. Which of these are we really doing, and who’s writing it up?',
      avoid: 'We’ll remember it.',
    },
    S: {
      know: 'They enjoy energy and don’t always say when it is too much. A plan that changes twice before lunch wears them out.',
      try: 'Tell them first what is staying the same, and leave a day between a new idea and a request for help.',
      say: 'Nothing changes this week. Could you think about it until Monday?',
      avoid: 'Surprise, we’re doing it all differently now.',
    },
    C: {
      know: 'When they go quiet, they are thinking; it does not mean the idea is bad. Big words without a number put them on guard.',
      try: 'Put it in writing first, with one source, and let them answer the next day.',
      say: 'Here’s the idea on one page. Which part would you test first?',
      avoid: 'It’s going to be huge, and everyone will love it.',
    },
  },
  S: {
    D: {
      know: 'Their short messages are about the work and seldom about a person. A clear no earns at least as much respect as a slow yes.',
      try: 'Answer with the outcome first, then name the one thing it takes to get there.',
      say: 'Yes, if the start moves to the tenth. If not, no.',
      avoid: 'I’ll see what I can do.',
    },
    I: {
      know: 'They start more than they finish, and they mean each promise when they make it. Patience can look to them like a lack of interest.',
      try: 'React out loud to one idea, then ask which promise matters most this week.',
      say: 'I like the opening. Which of these two do you need by Friday?',
      avoid: 'Hmm, we haven’t done that before.',
    },
    S: {
      know: 'Each waits for the other to say what is wrong. A small thing can stay unsaid for months because neither wants to begin.',
      try: 'Take turns: each Friday, one names one thing to change.',
      say: 'I’ll go first: the late handover is hard on me. What about you?',
      avoid: 'It’s fine, really.',
    },
    C: {
      know: 'They judge the work and may forget to say that they like the person. A page full of comments is how they help.',
      try: 'Ask which comments matter most, and act on two of them.',
      say: 'Which three should I fix before it goes out?',
      avoid: 'I did my best, you know.',
    },
  },
  C: {
    D: {
      know: 'They decide before all the facts are in. To them a wrong turn costs less than a late one.',
      try: 'Give advice in one sentence, with a figure for how sure it is.',
      say: 'I’d go with B. I’m 70 percent sure, and the risk is the delivery.',
      avoid: 'It depends on a lot of things we should look into.',
    },
    I: {
      know: 'They give the big picture first, and the details when you ask. Questions in front of others can feel like a test to them.',
      try: 'Say what is good before what is missing, and put the rest in a list afterward.',
      say: 'The story works. May I send you four questions tonight?',
      avoid: 'That number is wrong.',
    },
    S: {
      know: 'They ask how a plan will work for people as well as on paper. A harsh comment in an email stays with them for a long time.',
      try: 'Talk a change through in person, step by step, and ask how the others will take it.',
      say: 'I found two things. Do you have ten minutes to look at them with me?',
      avoid: 'See my comments in the file.',
    },
    C: {
      know: 'Both always see one more thing to check. The result can be flawless and late.',
      try: 'Fix the date first, and agree on the two errors that would really hurt.',
      say: 'It goes out on Thursday. What has to be right by then?',
      avoid: 'Let’s run the whole check once more.',
    },
  },
}

/** Follows where the other one’s second letter is part of the style. */
export const UNDERTONE: PerLetter<string> = {
  D: 'Dominance comes second for them, so they can be blunt.',
  I: 'Influence comes second for them, so a word about the weekend opens the door.',
  S: 'Steadiness comes second for them, so a change needs a day to sink in.',
  C: 'Conscientiousness comes second for them, so have one fact ready.',
}

/** What is said of two people, to either of them or to their leader. `{fast}`, `{task}` and `{people}` are names. */
export const PAIR_PACE = {
  fast: 'Both move fast. Agree on one point to stop and look.',
  measured: 'Both take their time. Set a date, or the question stays open.',
  apart: '{fast} sets the faster pace. Agree on the date first, then on how to get there.',
} as const

export const PAIR_FOCUS = {
  task: 'Both look at the task first. Leave five minutes for how people are doing.',
  people: 'Both look at people first. Put the hard number on the table early.',
  apart: '{task} looks at the task first, {people} at the people. Begin with one and close with the other.',
} as const

/** What to do about the letter in which two people differ most. */
export const GAP_TOPIC: PerLetter<string> = {
  D: 'Settle early how soon to decide.',
  I: 'Settle early how much to talk through.',
  S: 'Settle early how much change is too much.',
  C: 'Settle early how much to check.',
}

/** What a letter that both have at their command gives the pair. */
export const SHARED: PerLetter<string> = {
  D: 'decisions don’t sit around for long.',
  I: 'plans get talked into shape.',
  S: 'what one promises, the other can rely on.',
  C: 'it has to be right before it goes out.',
}
