/**
 * How a person of each style works with someone who leads with each letter. Said to that person, about one or several
 * others. Public, like all that is said in a group: no text of the complete report stands here.
 */
import type { PerLetter } from '../letters'
import type { StyleCode } from '../styles'

export interface WithLetter {
  /** Where the two meet or miss each other, and what helps. */
  helps: string
  /** A line to open with, which one or several can hear. */
  open: string
}

/** `WITH_LETTER[reader][other]`. */
export const WITH_LETTER: Record<StyleCode, PerLetter<WithLetter>> = {
  D: {
    D: {
      helps: 'Two quick deciders can grab the same wheel. Name the result you both need, and let each of you reach it by another road.',
      open: 'Which of these two calls do you want? I’ll take the other one.',
    },
    I: {
      helps: 'You hear the point after one sentence, and they find theirs while talking. Ask for the story first, and hold your verdict until it ends.',
      open: 'What’s the best thing you heard from people this week?',
    },
    S: {
      helps: 'A push tends to make them quiet, and quiet is not a yes. Give the reason before the change, and one night to sleep on it.',
      open: 'I’d like to change the start time. What would you need from me first?',
    },
    C: {
      helps: 'You trust your sense of it, they trust the file. Name the one fact your choice stands on, so they can test that and not you.',
      open: 'I lean toward the second offer. Which number would change my mind?',
    },
  },
  DI: {
    D: {
      helps: 'You often go on selling after the sale. With them, stop after the first line and wait; the pause does more than a second reason.',
      open: 'I want this by Friday, and I need your yes. Shall I say why?',
    },
    I: {
      helps: 'Both of you can fill a room, and then no one holds the pen. Hand them the opening and keep the closing for yourself.',
      open: 'You start us off, and I’ll write down what we promise. Deal?',
    },
    S: {
      helps: 'Your speed is fun for an hour and tiring for a week. Let them choose the order of the steps, and stick to that order.',
      open: 'There are three steps. Which one would you like to do first?',
    },
    C: {
      helps: 'Big words make them look for the small print. Swap one promise for one figure, and say where it comes from.',
      open: 'I’m excited, so check me. Where does this number look too good?',
    },
  },
  DS: {
    D: {
      helps: 'You make up your mind and then hold on to it, and so do they. Say out loud what would change your course, and ask the same of them.',
      open: 'I’d stop this if costs go up by a tenth. What would stop you?',
    },
    I: {
      helps: 'You look settled while they still play with ideas. Tell them which part is open, so they know where to play.',
      open: 'The date’s fixed, and the way there isn’t. What comes to mind?',
    },
    S: {
      helps: 'Neither of you makes a fuss, so their no can slip past you. Ask what they’d rather keep before you move anything.',
      open: 'Before I move a thing: what should stay as it is?',
    },
    C: {
      helps: 'You carry on because it works; they stop to see whether it holds. Agree on a day for their check, and wait for it.',
      open: 'Take until Wednesday to look for holes. I won’t start before that.',
    },
  },
  DC: {
    D: {
      helps: 'You bring proof to someone who only wants the answer. Put the proof on a second page and hand over the first.',
      open: 'My answer’s no, and I can say why in one line. Want it?',
    },
    I: {
      helps: 'Your first remark is often about the flaw. Start with the part you’d use, and save the flaw for minute ten.',
      open: 'I’d use your opening as it stands. Can we look at the ending?',
    },
    S: {
      helps: 'High standards from you can sound like a grade to them. Say what is good enough, and stop there once it’s reached.',
      open: 'Two of these three are done. What would help you with the last?',
    },
    C: {
      helps: 'Each of you can spot the other’s mistake from across the room. Agree on which mistakes matter before either of you opens the file.',
      open: 'Which two errors can’t we live with? I’ll go first.',
    },
  },
  I: {
    D: {
      helps: 'Your best stories have three turns, and they tend to hear only the first. Begin with how it ends, then see if they ask for more.',
      open: 'We got the room, and it’s paid for. Do you want the rest?',
    },
    I: {
      helps: 'With the two of you, ideas come faster than hands can write. Pick one at the end and let the others go for a month.',
      open: 'We’ve got six ideas and one week. Which one makes you smile most?',
    },
    S: {
      helps: 'You enjoy a crowd, and they tend to speak up where there are two chairs. Have a coffee with them before the meeting.',
      open: 'I’ve talked enough. What have you been thinking all this time?',
    },
    C: {
      helps: 'You feel that it’ll work, and they’d like to see it. Bring one small test that could fail, and let them set the mark.',
      open: 'Let’s try it on ten people first. What result would convince you?',
    },
  },
  ID: {
    D: {
      helps: 'Both of you like to be first through the door. Let them name the goal, and offer to bring the people.',
      open: 'You say where we’re going, and I’ll get the others on board. Where to?',
    },
    I: {
      helps: 'You add drive to their fun, and it can turn into a race of ideas. Slow down once and ask what they’d be proud to show.',
      open: 'If we show only one thing in June, what should it be?',
    },
    S: {
      helps: 'A quick yes from you may mean a late evening for them. Ask how many hours it takes before you promise it to anyone.',
      open: 'I’d like to say yes to this. How many hours would it cost you?',
    },
    C: {
      helps: 'You round up and they round down. Use their figure in public, and keep yours as a hope.',
      open: 'Which number can I say out loud on Monday and still sleep well?',
    },
  },
  IS: {
    D: {
      helps: 'You may soften a hard message until it’s barely there. Say the hard part in the first sentence; they’d rather have it now.',
      open: 'This’ll be late by four days. I want you to hear it from me.',
    },
    I: {
      helps: 'Talk comes easily to you both, and then an hour is gone. Write the open question on a card and put it between your cups.',
      open: 'First the one thing we need to settle, then the stories. Okay?',
    },
    S: {
      helps: 'Neither of you likes to upset things. Ask each other what isn’t working, and thank the one who answers.',
      open: 'What’s one thing that annoyed you this month? I’ve got one too.',
    },
    C: {
      helps: 'You read faces, and theirs shows little while they think. Don’t take the silence for a no; set a time and come back.',
      open: 'No need to answer now. Can I come back to you at three?',
    },
  },
  IC: {
    D: {
      helps: 'You can tell it with color or with figures, and they want neither for long. Choose one line of each and leave a copy.',
      open: 'I’ve cut it down to two lines. Which one do you want to change?',
    },
    I: {
      helps: 'They love your spark and are surprised when you start to count. Tell them when you switch: now we dream, now we check.',
      open: 'Let’s dream until half past. Then I’ll ask the dull questions.',
    },
    S: {
      helps: 'You can be bright at nine and critical at ten, and they may wonder why. Say that you doubt the plan, and that they did well.',
      open: 'I like how you handled this. May I poke at one detail?',
    },
    C: {
      helps: 'Talking helps you think; they’d rather think before they talk. Send them your question in the morning and come by after lunch.',
      open: 'I sent you a question this morning. What’s your first doubt?',
    },
  },
  S: {
    D: {
      helps: 'You wait for a good moment, and their day has none. Walk in with one sentence and your own suggestion.',
      open: 'I’ve got one request, and one idea for it. Got two minutes?',
    },
    I: {
      helps: 'Their plans come in a rush, and you’d like to know which one counts. Let them run for a while, then repeat the one you’d help with.',
      open: 'I can help with one of these. Which one should it be?',
    },
    S: {
      helps: 'You both keep the peace, and an old habit stays even where it no longer helps. Try one small change for a week, with a way back.',
      open: 'What if we tried it the other way until Friday, just to see?',
    },
    C: {
      helps: 'They look for the weak spot in a plan, and you may hear it as being about people. Ask them to mark what already works too.',
      open: 'What would you leave as it is? Then tell me what worries you.',
    },
  },
  SD: {
    D: {
      helps: 'Your no is calm and often comes late. Give it early, with what would make it a yes.',
      open: 'Not like this. With two more people, I’m in.',
    },
    I: {
      helps: 'You hold the course while they see a better one every morning. Give their new ideas a place and a day, and keep today’s plan.',
      open: 'Put it on the list for Tuesday. What do we finish today?',
    },
    S: {
      helps: 'They’ll follow your steady pace and may not say when it gets too much. Check their load before you add to it.',
      open: 'What’s on your desk that could wait until next month?',
    },
    C: {
      helps: 'You tend to judge by how it went last time; they ask if last time was luck. Bring two past cases instead of one.',
      open: 'It worked in March and in May. What was different, in your view?',
    },
  },
  SI: {
    D: {
      helps: 'Kindness from you can hide the news they need. Put the news first and the kindness after it.',
      open: 'The bad news first: we’re short by two people. I know who could help.',
    },
    I: {
      helps: 'You listen so well that they may talk past the hour. Sum up what you heard, and give it back as one sentence.',
      open: 'So what you really want is more time with people. Did I get that right?',
    },
    S: {
      helps: 'Between two patient people, a worry can sit for weeks. Tell yours first, and keep it small enough to fix.',
      open: 'Something small has been bugging me. Can I tell you?',
    },
    C: {
      helps: 'You ask how people are, and they answer with how the work is. Begin with the work, and ask later what it costs them.',
      open: 'Which part took you the longest? I’d like to see it.',
    },
  },
  SC: {
    D: {
      helps: 'You’d like one more day, and they’d like one day less. Offer what is ready now, and name what is missing.',
      open: 'Half of it’s ready to use today. The rest comes on Monday.',
    },
    I: {
      helps: 'Their jumps from topic to topic can leave you behind. Write each one down, and read the list back at the end.',
      open: 'I wrote down four things. Which ones should I really start?',
    },
    S: {
      helps: 'You both keep promises and rarely ask for help. Say once a week what you’d hand over if you could.',
      open: 'If I took one job off your plate this week, which one?',
    },
    C: {
      helps: 'Two careful people can polish a plan until its day is past. Decide together which part may stay rough.',
      open: 'What can stay rough this time? I’d leave the last page.',
    },
  },
  C: {
    D: {
      helps: 'You give the reasons and then the result; they listen the other way around. Turn your page upside down and start with the last line.',
      open: 'Take the cheaper one. I can show you why in three minutes.',
    },
    I: {
      helps: 'Your questions mean interest, and can still feel like doors closing. Tell them why you ask, and stop at two.',
      open: 'I want this to work, so I’ve got two questions. May I?',
    },
    S: {
      helps: 'Short notes in the margin are plain facts to you and can read cold to them. Add one line about what you’d keep.',
      open: 'I’d keep the first half. Could we go over the rest together?',
    },
    C: {
      helps: 'Each of you has a method, and both of them work. Choose one for this job, and write down why.',
      open: 'Your way or mine this time? I’m happy to swap next month.',
    },
  },
  CD: {
    D: {
      helps: 'You both go straight for the weak spot, and the talk can turn into a duel. Agree first on what you’re both trying to win.',
      open: 'We both want it out by May. What’s in the way?',
    },
    I: {
      helps: 'You cut to what’s wrong, and they lose heart before you reach what is right. Turn the order around, and make the praise exact.',
      open: 'The third page made me read on. Can I show you what I’d cut?',
    },
    S: {
      helps: 'A clear order from you can sound like blame. Say that the rule comes from the risk, and that it isn’t about them.',
      open: 'No one’s in trouble. I want to make this step safer with you.',
    },
    C: {
      helps: 'Strict meets strict, and each finds the other strict in the wrong place. Settle the standard on paper before the work begins.',
      open: 'What would make you sign this today? Let’s write that down.',
    },
  },
  CI: {
    D: {
      helps: 'You like to explain how it works; they’d like it to work. Keep the tour for later, and show them the one choice they have.',
      open: 'There’s one choice to make. I’ve checked the rest.',
    },
    I: {
      helps: 'You give their idea facts, and they find your facts an audience. Ask how they’d tell it before you correct it.',
      open: 'How would you tell this to someone on the bus?',
    },
    S: {
      helps: 'A new fact makes you change the plan with pleasure, and they’ve just settled into the old one. Save up your changes, and bring them on one day.',
      open: 'I’ve saved up three changes. Is today a good day for them?',
    },
    C: {
      helps: 'Talk helps you find the error, and quiet helps them. Split the hour: first half reading, second half talking.',
      open: 'Let’s read for ten minutes. Then I want to hear what you found.',
    },
  },
  CS: {
    D: {
      helps: 'You check once more to be safe, and to them it can look like doubt. Say what you’d bet on today, and what you’ll check later.',
      open: 'By noon we need one date. What would have to be true for Thursday?',
    },
    I: {
      helps: 'Their fast talk leaves you with notes and no turn. Ask for yours at the start, and keep it to one sentence.',
      open: 'I’ve got one point, and I’d like to make it before we start.',
    },
    S: {
      helps: 'You both tend to fix a thing in silence rather than ask. Agree that ten minutes of being stuck is enough.',
      open: 'I’m stuck on one step. Would you look at it with me?',
    },
    C: {
      helps: 'Neither of you likes to guess, so both wait for more facts. Set a last day for new ones, and decide with what you have.',
      open: 'Friday’s our last day for facts. What do we still need by then?',
    },
  },
}
