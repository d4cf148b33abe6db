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
      know: 'They want the last word as much as you do. What sounds like a fight is often two people who both want to be done by three.',
      try: 'Split the decision before you talk: half is theirs to make, half is yours.',
      say: 'You take the budget, I’ll take the dates. Shall we compare notes on Thursday?',
      avoid: 'I’ve already told the team how we’re doing it.',
    },
    I: {
      know: 'They think by talking, and the tenth sentence is often the good one. A short answer from you can feel like a closed door.',
      try: 'Give them five minutes without interrupting, then ask which one idea they would bet on.',
      say: 'I like the second idea. What would it look like by Friday?',
      avoid: 'Get to the point.',
    },
    S: {
      know: 'Before they say yes, they need to know what changes and for whom. A nod in the room may mean that they are still thinking.',
      try: 'Send your question the day before, and ask once more in private after the meeting.',
      say: 'What would make this hard for you? I can wait until tomorrow.',
      avoid: 'So we all agree. Good.',
    },
    C: {
      know: 'They ask because they want it to hold up, and rarely because they doubt you. Without figures they will not move, however sure you sound.',
      try: 'Bring the two facts your choice rests on, and give them a date to bring theirs.',
      say: 'Here’s my choice, and here are the figures. What did I miss?',
      avoid: 'Trust me, it’ll work.',
    },
  },
  I: {
    D: {
      know: 'They listen for the result, and after a minute they listen less. When they are short with you, it is usually about the clock.',
      try: 'Start with what you want from them; the story can follow when they ask.',
      say: 'I need a yes or a no on the room. Both offers are on this page.',
      avoid: 'Let me start at the very beginning, it’s a funny story.',
    },
    I: {
      know: 'Two talkers make a good hour and a thin list. Each of you may believe that the other wrote it down.',
      try: 'Before you leave, have one of you write down three lines: what, who, when.',
      say: 'That was fun. Which of these are we really doing, and who’s writing it up?',
      avoid: 'We’ll remember it.',
    },
    S: {
      know: 'They enjoy your energy and may not say when it is too much. A plan that changes twice before lunch wears them out.',
      try: 'Tell them first what is staying the same, and leave a day between a new idea and a request for help.',
      say: 'Nothing changes this week. Could you think about it until Monday?',
      avoid: 'Surprise, we’re doing it all differently now.',
    },
    C: {
      know: 'When they go quiet, they are thinking; it does not mean the idea is bad. Big words without a number put them on guard.',
      try: 'Put it in writing first, with one source, and let them answer the next day.',
      say: 'Here’s the idea on one page. Which part would you test first?',
      avoid: 'It’s going to be huge, and everybody will love it.',
    },
  },
  S: {
    D: {
      know: 'Their short messages are about the work and seldom about you. A clear no earns you at least as much respect as a slow yes.',
      try: 'Answer with the outcome first, then name the one thing you need to get there.',
      say: 'Yes, if the start moves to the tenth. If not, no.',
      avoid: 'I’ll see what I can do.',
    },
    I: {
      know: 'They start more than they finish, and they mean each promise when they make it. Your patience can look to them like a lack of interest.',
      try: 'React out loud to one idea, then ask which promise matters most this week.',
      say: 'I like the opening. Which of these two do you need by Friday?',
      avoid: 'Hmm, we haven’t done that before.',
    },
    S: {
      know: 'Each of you waits for the other to say what is wrong. A small thing can stay unsaid for months because neither wants to begin.',
      try: 'Take turns: each Friday one of you names one thing to change.',
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
      know: 'They will decide with less information than you would like. To them a wrong turn costs less than a late one.',
      try: 'Give your advice in one sentence, and say how sure you are in percent.',
      say: 'I’d go with B. I’m 70 percent sure, and the risk is the delivery.',
      avoid: 'It depends on a lot of things we should look into.',
    },
    I: {
      know: 'They give you the big picture first, and the details when you ask. Questions in front of others can feel like a test to them.',
      try: 'Say what you like before you say what is missing, and put the rest in a list afterward.',
      say: 'The story works. May I send you four questions tonight?',
      avoid: 'That number is wrong.',
    },
    S: {
      know: 'They ask how a plan will work for people as well as on paper. A harsh comment in an email stays with them longer than you would think.',
      try: 'Talk a change through in person, step by step, and ask how the others will take it.',
      say: 'I found two things. Do you have ten minutes to look at them with me?',
      avoid: 'See my comments in the file.',
    },
    C: {
      know: 'Both of you can see one more thing to check. Together you may build something flawless that nobody has seen yet.',
      try: 'Fix the date first, and agree on the two errors that would really hurt.',
      say: 'It goes out on Thursday. What has to be right by then?',
      avoid: 'Let’s run the whole check once more.',
    },
  },
}

/** Follows where the other one’s second letter is part of the style. */
export const UNDERTONE: PerLetter<string> = {
  D: 'Dominance is a close second for them, so they can be blunter than you expect.',
  I: 'Influence is a close second for them, so a word about the weekend opens the door.',
  S: 'Steadiness is a close second for them, so a change needs a day to sink in.',
  C: 'Conscientiousness is a close second for them, so have one fact ready.',
}

/** `{fast}`, `{slow}`, `{task}` and `{people}` are names. */
export const PAIR_PACE = {
  fast: 'You both move fast. Agree on one point where you stop and look.',
  measured: 'You both take your time. Set a date, or the question may stay open between you.',
  level: 'Your pace is about the same, neither fast nor slow.',
  apart: '{fast} sets the faster pace, {slow} the more measured one. Agree on the date before you talk about how.',
} as const

export const PAIR_FOCUS = {
  task: 'You both look at the task first. Once a week, ask how the other one is doing.',
  people: 'You both look at people first. Put the hard number on the table early.',
  level: 'Task and people matter about equally to both of you.',
  apart: '{task} looks at the task first, {people} at the people. Begin with one and close with the other.',
} as const

/** What the letter in which two people differ most is about. */
export const GAP_TOPIC: PerLetter<string> = {
  D: 'how soon to decide',
  I: 'how much to talk things through',
  S: 'how much change a week can take',
  C: 'how much to check',
}

/** What a letter that both have at their command gives the pair: the end of a sentence. */
export const SHARED: PerLetter<string> = {
  D: 'between you, a decision does not sit around for long',
  I: 'you can talk a plan into shape together',
  S: 'what one of you promises, the other can rely on',
  C: 'both of you want it right before it goes out',
}
