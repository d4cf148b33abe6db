import type { StyleContent } from './types'

export const ds: StyleContent = {
  code: 'DS',
  name: 'The Determined Builder',
  nickname: 'The Long Push',
  preview: {
    keywords: ['Tenacious', 'Grounded', 'Protective', 'Resolute'],
    coreTraits: {
      pace: {
        title: 'Strong and even',
        text: 'You start early, push at one speed, and rarely look at the clock.',
      },
      perspective: {
        title: 'The finished job',
        text: 'You picture the building in use, then work back to today, brick by brick.',
      },
      focus: {
        title: 'Task, then your people',
        text: 'You drive the job hard and still notice who has not eaten.',
      },
    },
    summary: 'You pick a hard goal, tell few people about it, and are still working on it when the others have changed the subject. Your crew knows that you will stay late beside them. You keep going past the point where stopping would be cheaper.',
  },
  detail: {
    description: [
      'Take the new storage system that everyone wanted in spring. By fall most of the group has lost interest, and you are there on a Saturday labeling the last row, because you said it would be done. You push, but at an even speed, and you watch who is tired. A worker with a sick child gets the easier shift without asking twice; one who leaves early without a word hears from you the next morning.',
      'Part of you wants the result now, while another part looks out for the group. On some days you press, on others you wait, and people cannot always tell which day it is. When both sides clash, you often solve it by doing the extra work yourself, which keeps the peace and fills your evenings. Change you start yourself comes easily; change from head office meets a polite wall, sometimes for longer than the facts deserve.',
    ],
    coreValues: [
      {
        title: 'Finishing',
        text: 'To you, a roof with one tile missing is still an open roof.',
      },
      {
        title: 'Your word',
        text: 'What you promised the crew in March you still remember in November, and you expect the same from them.',
      },
      {
        title: 'Useful work',
        text: 'You would rather build one wheelchair ramp than sit through a presentation about access.',
      },
      {
        title: 'Looking after your own',
        text: 'Pressure from above stops at your desk before it reaches the newest person on the shift.',
      },
      {
        title: 'Endurance',
        text: 'You respect the colleague who came back after a bad winter more than the one who had a good week.',
      },
    ],
    strengths: [
      {
        title: 'Holds a goal for months',
        text: 'For example, half a year into a renovation you still ask about the same target every Monday. A better target may have appeared meanwhile, and you were slow to look.',
      },
      {
        title: 'Shields the crew',
        text: 'For example, when the director wants overtime again, you go upstairs alone and return with a limit. Your people do not hear what it took and cannot help you argue.',
      },
      {
        title: 'Fixes the slow station',
        text: 'For example, you stand next to the packer who is behind, show the move once, and stay until it works, while three other stations wait for you.',
      },
      {
        title: 'Teaches at the bench',
        text: 'On a new hire’s first day, you hand over real tools and work beside them until noon. Those who learn by watching first find it too soon.',
      },
      {
        title: 'Takes the complaint call',
        text: 'When a customer shouts about the late kitchen, you hear them out, give one date, and meet it. Because you did not seem to mind, the next angry caller is put through to you too.',
      },
      {
        title: 'Builds in tested steps',
        text: 'For example, you try the new shift schedule with one crew, fix it, then bring in the next. Colleagues who hoped for a quick change grow impatient and act without you.',
      },
    ],
    limitations: [
      {
        title: 'Ask for help earlier',
        text: 'You take the third extra task because asking feels like letting people down. By the time anyone notices, two deliveries are late and your weekend is gone.',
      },
      {
        title: 'Drop a plan that fails',
        text: 'For example, after eight months of effort you add a ninth, and the budget goes into saving a choice that no one would make today.',
      },
      {
        title: 'Say when it is serious',
        text: 'One day you demand, the next you soothe, and the target looks negotiable, so people wait for a mild day before they report a delay.',
      },
      {
        title: 'Address the quarrel sooner',
        text: 'You are direct about tasks but slow about hurt feelings, so a fight between two good workers runs for weeks and splits the break room.',
      },
      {
        title: 'Explain your silence',
        text: 'While you think, you go quiet and keep working. The team fills the gap with guesses, usually that you are angry with someone.',
      },
    ],
    developmentTips: [
      'Let someone else open the site or the shop twice this week, and arrive thirty minutes later.',
      'Choose one number for your current project, and change the plan if you miss it twice in a row.',
      'Tell your team at the start of the shift which one thing is fixed today and which may slip.',
      'Cancel one of your own evening tasks this week, and tell the person who expected it by Wednesday.',
      'Talk to the two people who avoid each other, ten minutes each, before Wednesday noon.',
      'Visit a team that does your job another way, stay for thirty minutes, and borrow one habit.',
    ],
    workStyle: {
      leadership:
        'Your crew sees you at the gate before the shift and again after it. You ask a lot, rarely change the target, and take the blame yourself instead of passing it down. Let others carry some of that weight: name a deputy who decides while you are on vacation, and do not reopen those decisions when you return.',
      teamRole: 'When the project turns a year old, you still have the original list. Others bring ideas, and you turn them into a schedule with breaks in it. The danger is that you become the floor everyone stands on. Say in the first meeting which part is not yours, and write a second name beside it.',
      communication: 'You say little, say it straight, and mostly say it while working side by side instead of across a table. Bad news comes from you in person, but the thinking before it gets lost. Five lines on paper by the coffee machine each week let people follow your reasons and correct them in time.',
      environment: 'Long projects with something to touch at the end hold your interest: a building, a trained team, a herd, a system that runs at night. You want a stable group and a boss who sets the goal once. Weekly changes of direction drain you, and so does a place where people are moved around like furniture.',
    },
    careers: [
      {
        title: 'Carpentry crew lead',
        text: 'The house goes up wall by wall, and your apprentices learn beside you.',
      },
      {
        title: 'Dialysis clinic manager',
        text: 'The same patients come three times a week, and every chair has to be ready.',
      },
      {
        title: 'Vocational teacher',
        text: 'Young adults get firm standards, real tools and a second try from you.',
      },
      {
        title: 'Farm manager',
        text: 'The work asks for a push every day and patience with the weather.',
      },
      {
        title: 'Probation officer',
        text: 'The same people return for months, and you stay both strict and fair.',
      },
      {
        title: 'Credit union branch manager',
        text: 'There are yearly targets to meet, and the same families come to the counter for decades.',
      },
      {
        title: 'Network rollout lead',
        text: 'Forty sites switch over one by one, and someone has to see it through to the last.',
      },
      {
        title: 'Documentary filmmaker',
        text: 'Three years with one subject take a stubborn plan and patience with the people in it.',
      },
    ],
    goals: [
      {
        goal: 'Stop what no longer pays',
        metric: 'Two projects measured against a stop number, one of them closed',
        firstStep: 'Pick your oldest project and write down the number at which you would end it.',
      },
      {
        goal: 'Train a second person',
        metric: 'Three of your duties done alone by a deputy',
        firstStep: 'Tell one coworker which duty you want them to learn and show them how it begins.',
      },
      {
        goal: 'Settle tension in the open',
        metric: 'Four difficult talks held face to face, each with one agreement',
        firstStep: 'Book a room for the talk you are putting off and note the one outcome you want.',
      },
    ],
    phrases: [
      {
        say: 'I can take this one if you take the stock count off my list.',
        avoid: 'It’s fine, I’ll do that too.',
      },
      {
        say: 'We gave this four months. I think we should stop, and here’s why.',
        avoid: 'We’ve come this far, so we keep going.',
      },
      {
        say: 'I’m quiet because I’m thinking. None of you did anything wrong.',
        avoid: 'Nothing is wrong, just get on with it.',
      },
      {
        say: 'I agree with the goal. Changing it again costs us two weeks, so decide now.',
        avoid: 'We’ll see what we can do.',
        to: 'D',
      },
      {
        say: 'Your idea made the crew laugh and listen. Will you run the first session on Tuesday?',
        avoid: 'That sounds nice, but we have work to do.',
        to: 'I',
      },
      {
        say: 'I know you’d say yes to me anyway. What should we drop to make room?',
        avoid: 'You and I will manage somehow, as always.',
        to: 'S',
      },
      {
        say: 'Show me where you think it’ll crack. I’ll hold off until you do.',
        avoid: 'It has always held up well enough before.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Enjoy the noise a little',
        text: 'Their new idea arrives at your busiest hour, told with both hands. Someone this lively wants a reaction at once, and your nod looks to them like rejection, while you see promises that your crew will have to keep. Say one thing you like before you mention the workload, and let them plan the launch party.',
      },
      S: {
        title: 'Push less, ask twice',
        text: 'Both of you care about the group, so it is easy to forget that the other person wants more time than you do. They follow your pace out of loyalty and hide the strain, and quiet agreement between you can bury a problem. Ask once in the meeting and again in private, and plan around the second answer.',
      },
      C: {
        title: 'Let them test the plan',
        text: 'A precise colleague wants to know why this way and no other, and you want to get on with the job. Questions in month three feel to you like disloyalty; to them they are part of the work. Put a fixed check after each stage, let them choose what is measured, and act on one finding each time.',
      },
    },
  },
}
