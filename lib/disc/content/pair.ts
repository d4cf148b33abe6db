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
      try: 'Split the matter before you talk: one half is theirs to decide, the other yours.',
      say: 'You take the budget, I take the dates. Shall we compare on Thursday?',
      avoid: 'I have already told the team how we do it.',
    },
    I: {
      know: 'They think by talking, and the tenth sentence is often the good one. A short answer from you can feel like a closed door.',
      try: 'Give them five minutes without a break, then ask which one idea they would bet on.',
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
      know: 'They ask because they want it to hold, and rarely because they doubt you. Without figures they will not move, however sure you sound.',
      try: 'Bring the two facts that your choice rests on, and name a date for theirs.',
      say: 'This is my choice, and these are the figures. What did I miss?',
      avoid: 'Trust me, it will work.',
    },
  },
  I: {
    D: {
      know: 'They listen for the result, and after a minute they listen less. It is the clock that makes them short, seldom you.',
      try: 'Start with what you want from them; the story can follow when they ask.',
      say: 'I need a yes or a no on the room. Both offers are on this page.',
      avoid: 'Let me begin at the very beginning, it is a funny story.',
    },
    I: {
      know: 'Two talkers make a good hour and a thin list. Each of you may believe that the other wrote it down.',
      try: 'Before you part, let one of you write three lines: what, who, when.',
      say: 'That was fun. Which of these do we really do, and who sends it?',
      avoid: 'We will remember it.',
    },
    S: {
      know: 'They enjoy your energy and may not say when it is too much. A plan that changes between two coffees tires them.',
      try: 'Tell them first what stays as it is, and leave a day between a new idea and a request for help.',
      say: 'Nothing changes this week. Could you think about it until Monday?',
      avoid: 'Surprise, we do it all in a new way.',
    },
    C: {
      know: 'When they go quiet, they think; it is no sign that the idea is bad. A big word without a number makes them careful.',
      try: 'Put it in writing first, with one source, and let them answer the next day.',
      say: 'Here is the idea on one page. Which part would you test first?',
      avoid: 'It will be huge, and everybody will love it.',
    },
  },
  S: {
    D: {
      know: 'Their short messages are about the matter and seldom about you. A clear no earns you no less respect than a slow yes.',
      try: 'Answer with the outcome first, then name the one thing you need to get there.',
      say: 'Yes, if the start moves to the tenth. If not, no.',
      avoid: 'I will see what I can do.',
    },
    I: {
      know: 'They start more than they finish, and they mean each promise when they make it. Your patience can look to them like a lack of interest.',
      try: 'React out loud to one idea, then ask which promise counts most this week.',
      say: 'I like the opening. Which of these two do you need by Friday?',
      avoid: 'Hm, we have not done that before.',
    },
    S: {
      know: 'Each of you waits for the other to say what is wrong. A small thing can stay unsaid for months because neither wants to begin.',
      try: 'Take turns: each Friday one of you names one thing to change.',
      say: 'I will start: the late handover is hard for me. And for you?',
      avoid: 'It is fine, really.',
    },
    C: {
      know: 'They judge the work and may forget to say that they like the person. A page full of remarks is how they help.',
      try: 'Ask which of the remarks weigh most, and take two of them.',
      say: 'Which three should I fix before it goes out?',
      avoid: 'I did my best, you know.',
    },
  },
  C: {
    D: {
      know: 'They will decide with less than you would like to have. To them a wrong turn costs less than a late one.',
      try: 'Give your advice in one sentence, and say how sure you are in percent.',
      say: 'I would take B. I am 70 percent sure, and the risk is the delivery.',
      avoid: 'It depends on many things that we should look at.',
    },
    I: {
      know: 'You get the picture from them first and the details when you ask. Questions in front of others can feel to them like a test.',
      try: 'Say what you like before you say what is missing, and put the rest in a list afterward.',
      say: 'The story works. May I send you four questions tonight?',
      avoid: 'That number is wrong.',
    },
    S: {
      know: 'They ask how it goes for people as well as on paper. A hard remark by mail stays with them longer than you would think.',
      try: 'Talk a change through in person, step by step, and ask how the others will take it.',
      say: 'I found two things. Do you have ten minutes to look at them with me?',
      avoid: 'See my remarks in the file.',
    },
    C: {
      know: 'Both of you can see one more thing to check. Together you may build something flawless that nobody has seen yet.',
      try: 'Fix the date first, and agree on the two errors that would really hurt.',
      say: 'It goes out on Thursday. What must be right by then?',
      avoid: 'Let us run the whole check once more.',
    },
  },
}

/** Follows where the other one’s second letter is part of the style. */
export const UNDERTONE: PerLetter<string> = {
  D: 'Dominance runs close behind in them, so they can be blunter than you expect.',
  I: 'Influence runs close behind in them, so a word about the weekend opens the door.',
  S: 'Steadiness runs close behind in them, so a change needs a day to settle.',
  C: 'Conscientiousness runs close behind in them, so have one fact ready.',
}

/** `{fast}`, `{slow}`, `{task}` and `{people}` are names. */
export const PAIR_PACE = {
  fast: 'You both move fast. Agree on one point at which you stop and look.',
  measured: 'You both take your time. Set a date, or the matter may stay open between you.',
  level: 'Your pace is about the same, neither fast nor slow.',
  apart: '{fast} sets the faster pace, {slow} the more measured one. Agree on the date before you talk about the way.',
} as const

export const PAIR_FOCUS = {
  task: 'You both look at the task first. Ask once a week how the other one is.',
  people: 'You both look at people first. Put the hard number on the table early.',
  level: 'Task and people weigh about the same for you both.',
  apart: '{task} looks at the task first, {people} at the people. Begin with one and close with the other.',
} as const

/** What the letter in which two people differ most is about. */
export const GAP_TOPIC: PerLetter<string> = {
  D: 'how soon to decide',
  I: 'how much to talk things through',
  S: 'how much change a week can take',
  C: 'how much to check',
}

/** What a letter that both have at their command gives the pair. */
export const SHARED: PerLetter<string> = {
  D: 'a decision does not lie around between you',
  I: 'you can talk a plan into shape together',
  S: 'what one of you promises, the other can rely on',
  C: 'both of you want it right before it goes out',
}
