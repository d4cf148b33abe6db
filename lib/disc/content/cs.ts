import type { StyleContent } from './types'

export const cs: StyleContent = {
  code: 'CS',
  name: 'The Quiet Architect',
  nickname: 'The Safe Pair of Hands',
  preview: {
    keywords: ['Methodical', 'Calm', 'Prudent', 'Modest'],
    coreTraits: {
      pace: {
        title: 'Measured',
        text: 'You start slowly, keep the same speed, and seldom have to start again.',
      },
      perspective: {
        title: 'Structure and detail',
        text: 'You see what rests on what, down to the screws.',
      },
      focus: {
        title: 'The task, for people’s sake',
        text: 'You show that you care by handing over work that causes no trouble.',
      },
    },
    summary: 'You build things that hold. You would rather take a day to get it right than a week to fix it. People have learned that you seldom say no, so work that belongs to others ends up on your desk.',
  },
  detail: {
    description: [
      'When someone asks you for a simple list, two days later they have a small system: a sheet with locked formulas, a page of instructions, and a copy that survives a broken laptop. You thought of the intern who will sort the wrong column, though no one asked you to. Three years later the sheet still runs, and its users could not say who made it.',
      'You change a process the way a crew repairs a bridge: plank by plank, with the traffic still moving. Sudden changes of plan cost you sleep, especially when no one can say why. In a tense meeting you take notes and stay friendly; the objection comes to you clearly on the way home. You even have the numbers for it. Instead of raising it the next day, you often build a quiet safeguard into your own part, which helps everyone and also lets the wrong plan go on.',
    ],
    coreValues: [
      {
        title: 'Reliability',
        text: 'If you said Tuesday, the file is there on Tuesday, even after a bad Monday.',
      },
      {
        title: 'Lasting order',
        text: 'You label the folder for the person who will need it in five years.',
      },
      {
        title: 'Calm cooperation',
        text: 'Once voices are raised in a meeting, you are done thinking for the hour.',
      },
      {
        title: 'Sound work',
        text: 'The back of the cabinet deserves the same care as the front.',
      },
      {
        title: 'Consideration',
        text: 'Before you change a form, you ask the people who fill it in.',
      },
    ],
    strengths: [
      {
        title: 'Catches the flaw early',
        text: 'You read the fine print that others sign. Saying what you found takes you longer than finding it, and sometimes the contract has already gone out by then.',
      },
      {
        title: 'Plans for the bad day',
        text: 'For example, you add a second power supply to the plan and write down who calls whom at night, and every year someone in the budget meeting asks why it is there.',
      },
      {
        title: 'Builds routines that last',
        text: 'For example, the checklist you made for the night shift is still in use four years later. Anyone who wants to shorten it has to talk you out of three worries first.',
      },
      {
        title: 'Keeps the order in a crisis',
        text: 'For example, on the day the system fails, you work down the list in a normal voice, and the others copy your pace. Since you look fine, no one offers help when you need it.',
      },
      {
        title: 'Fits the parts together',
        text: 'If purchasing, storage and accounting each want their own item numbers, you sit down with all three until one number works. It takes a month, because you do not want to overrule anyone.',
      },
      {
        title: 'Tests it for the users',
        text: 'For example, before the new form goes out, you fill it in yourself on an old computer, as the branch staff will have to. The launch slips by two days, and you take the complaints.',
      },
    ],
    limitations: [
      {
        title: 'Say no sooner',
        text: 'Silence reads as yes, and by Thursday the extra task is yours. Name the objection while it is cheap.',
      },
      {
        title: 'Bring bad news early',
        text: 'You try to repair a delay quietly before anyone hears of it. By the time it comes out, two other teams have planned around the old date.',
      },
      {
        title: 'Let others change it',
        text: 'The template you built has one keeper: you. Colleagues who need a new field make their own copy, and soon there are four versions.',
      },
      {
        title: 'Try the change on a small scale',
        text: 'For example, a new tool arrives, and you list what could fail until the test period is over, so the decision falls to a committee that never used the old one.',
      },
      {
        title: 'Show what you did',
        text: 'For example, your name is on no slide, though the numbers came from you, and when raises are discussed, people remember the louder report.',
      },
    ],
    developmentTips: [
      'Leave one small thing unfixed on purpose until Friday, and see who notices.',
      'Say no to one request before Wednesday noon, with one reason and no apology.',
      'Report a delay within two hours of suspecting it, even if you have no solution yet.',
      'Raise your objection in the meeting itself, within fifteen minutes, in one sentence that you wrote down beforehand.',
      'Test one new tool for twenty minutes on an unimportant file, and note three things it does well.',
      'On Thursday, tell your manager about two things that ran smoothly because you prepared for them.',
    ],
    workStyle: {
      leadership:
        'Your team knows the rules and has no need to read your mood first. You assign tasks with care, stay reachable, and take the unpleasant shift yourself now and then. You tend to cover weak performance with your own hours; have the talk in the first week instead, with one example and one agreed change, while the problem is still small.',
      teamRole:
        'You keep the thing standing: the calendar, the archive, the backup, the order of steps. Even people who have stopped talking to each other send you their files. Because you rarely interrupt, plans get made without your knowledge of what broke last time. Ask for a fixed five minutes on the agenda to talk about risks.',
      communication:
        'You answer each email completely, in the order of the questions. Spoken answers take longer, since you check what you say for accuracy and for kindness. A soft maybe from you often means no, and few people can hear the difference, so close each conversation with one clear line: what you will do, what you will not, and the day.',
      environment:
        'Steady hours, colleagues you know, tools that work, and notice before anything changes: with these you settle in slowly and stay for years. Loud sales floors and plans that flip every week make you careful to the point of standing still. A good place gives you a preview of changes, a week to examine them, and someone who asks about your doubts.',
    },
    careers: [
      {
        title: 'Technical writer',
        text: 'Clear, complete, and kind to the reader who has only two minutes.',
      },
      {
        title: 'Sterile processing technician',
        text: 'Each tray follows a list, and the surgeon never has to ask.',
      },
      {
        title: 'Cabinetmaker',
        text: 'You draw it to scale, cut once, and fit the drawer so it closes without a sound.',
      },
      {
        title: 'Network engineer',
        text: 'You draw the cables first, add a spare line, and label both ends.',
      },
      {
        title: 'Logistics planner',
        text: 'Every pallet has a route, a date and a backup plan for snow.',
      },
      {
        title: 'Academic scheduler',
        text: 'Two hundred courses, forty rooms, and a plan in which nothing collides.',
      },
      {
        title: 'Water treatment operator',
        text: 'Steady readings around the clock protect a town that never sees them.',
      },
      {
        title: 'Book conservator',
        text: 'Slow handwork on one page at a time, meant to last a century.',
      },
    ],
    goals: [
      {
        goal: 'Say no in time',
        metric: 'Six requests declined within an hour of hearing them',
        firstStep: 'Write one polite sentence of refusal and pin it above your desk.',
      },
      {
        goal: 'Object before the vote',
        metric: 'Five objections spoken while the plan was still open',
        firstStep: 'Read the next agenda and note one risk you will mention.',
      },
      {
        goal: 'Make your work visible',
        metric: 'Eight short updates about finished work sent to your manager',
        firstStep: 'Send two lines about the last thing you completed.',
      },
    ],
    phrases: [
      {
        say: 'I need a day with the numbers. You’ll have a yes or a no by Thursday.',
        avoid: 'I’m not sure yet, let me see.',
        to: 'D',
      },
      {
        say: 'I like the direction. Before we announce it, can we agree on the three steps?',
        avoid: 'Well, if everyone’s that excited, fine.',
        to: 'I',
      },
      {
        say: 'You have too much to do, too. Let’s both tell the manager today.',
        avoid: 'It’s all right, we’ll manage somehow.',
        to: 'S',
      },
      {
        say: 'I found a risk in step five. Could you check it against your notes?',
        avoid: 'I’m sure you’ve thought of that already.',
        to: 'C',
      },
      {
        say: 'I have no room for this right now. In ten minutes, I can walk you through the file.',
        avoid: 'Just leave it here, I’ll find time.',
      },
      {
        say: 'We’ll be two days late. I know the reason, and here’s my plan.',
        avoid: 'It’s going fine, nothing to worry about.',
      },
      {
        say: 'I set up the new archive, and it saves us an hour a day.',
        avoid: 'Oh, it was nothing, anyone could do it.',
      },
    ],
    workingWith: {
      D: {
        title: 'Name a date, not doubts',
        text: 'The driven colleague who stops at your door wants a decision, and takes your friendly silence for consent. Later you feel pushed aside, and they have no idea, although a no would suit them far better than a slow yes. State your limit at once, name the day they will get your answer, and say both before they leave the room.',
      },
      I: {
        title: 'Read the promises back',
        text: 'Around a cheerful, talkative person you smile, listen, and quietly collect the tasks that fall out of the conversation. They forget half of what they promised; you remember all of it, and you grow resentful in a way they do not see. At the end of the chat, read the promises back aloud and ask which of them belong to whom.',
      },
      S: {
        title: 'Break the shared silence',
        text: 'You and a peaceful, considerate colleague can work side by side for years without one sharp word. Neither of you mentions what is wrong, so a poor arrangement lives on because both of you feel it would be unkind to complain. Once a month, ask each other for one thing that should change, and go first with something real.',
      },
    },
  },
}
