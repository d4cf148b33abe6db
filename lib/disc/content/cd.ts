import type { StyleContent } from './types'

export const cd: StyleContent = {
  code: 'CD',
  name: 'The Exacting Challenger',
  nickname: 'The Red Pen',
  preview: {
    keywords: ['Exacting', 'Candid', 'Rigorous', 'Insistent'],
    coreTraits: {
      pace: {
        title: 'Slow, then sudden',
        text: 'You prepare for days, then push the whole thing through in one afternoon.',
      },
      perspective: {
        title: 'The weak point',
        text: 'In any plan your eye goes to the spot where it will break.',
      },
      focus: {
        title: 'The standard',
        text: 'You measure the work against the standard, and point out the gap aloud.',
      },
    },
    summary: 'You study the case and then say what it shows, even when the person who signs the budget is in the room. Weak arguments don’t get past you. The price: you win the point, and colleagues make their next plan without you.',
  },
  detail: {
    description: [
      'Say it is Tuesday at ten: a manager presents the rollout plan, and on slide four you raise your hand. The night before, you read the plan and counted the trucks, and it is two short. You say so in one sentence. The presenter looks at the table. By eleven the plan has been fixed, and you consider the meeting a success.',
      'Care and force sit side by side in you. First you work alone until you are certain, then you want things to move the same day. A supplier who delivers late gets a call from you, with the clause and the date. Inside the team you send drafts back with marks in the margin, and the third time you take the task back and do it yourself. You do not go looking for conflict, but to you an honest objection does not count as conflict. To others it does: they leave the room defeated, while you leave it thinking the talk went well.',
    ],
    coreValues: [
      {
        title: 'High standards',
        text: 'Good enough is a phrase you want explained before you accept it.',
      },
      {
        title: 'Straight talk',
        text: 'You think a clear no is kinder than a polite maybe.',
      },
      {
        title: 'Independence',
        text: 'Having to ask permission for something you have already proven makes you angry.',
      },
      {
        title: 'Earned authority',
        text: 'A title does not impress you until the person behind it has answered a detailed question.',
      },
      {
        title: 'Finished repairs',
        text: 'A defect that was reported and never fixed offends you more than the defect itself.',
      },
    ],
    strengths: [
      {
        title: 'Names the flaw aloud',
        text: 'For example, eleven people may have seen the gap in the launch plan, but only you say so on the call. The plan’s owner remembers your tone longer than your point.',
      },
      {
        title: 'Holds suppliers to the contract',
        text: 'For example, when a delivery is nine days late, you call with the contract open in front of you and ask for a credit. The other side pays, and then stops doing you favors.',
      },
      {
        title: 'Negotiates from evidence',
        text: 'For example, you put three competing offers in front of the vendor and stay silent until the price moves. A partner who came for a relationship feels like a line in your spreadsheet.',
      },
      {
        title: 'Fixes the root cause',
        text: 'For example, after the second complaint, you stop answering tickets and trace the fault to one line in the order form, while the other customers wait two days.',
      },
      {
        title: 'Writes the standard down',
        text: 'On day one, new colleagues get a page from you that says what work you will accept, and some of them read it as a warning.',
      },
      {
        title: 'Votes against the mood',
        text: 'When the whole group wants the new machine, you vote no because the test failed twice. You may be right and still eat lunch alone that day.',
      },
    ],
    limitations: [
      {
        title: 'Hear the story first',
        text: 'You mark the error before you know the story behind it. The author had a reason, and next time they will not tell you.',
      },
      {
        title: 'Leave the work with them',
        text: 'For example, after two weak drafts you take the report back. It improves, its author does not, and by spring every difficult file is yours.',
      },
      {
        title: 'Pick the point that matters',
        text: 'A wrong font and a wrong forecast get the same tone from you, so people can no longer hear which one is serious.',
      },
      {
        title: 'Hold the verdict back',
        text: 'Your opening line is the verdict, so the listener spends the next ten minutes preparing a defense, and your best argument goes unheard.',
      },
      {
        title: 'Say when you were wrong',
        text: 'Once the data change, you quietly change your mind, while others remember the hard no and keep working around it.',
      },
    ],
    developmentTips: [
      'Ask two open questions in Monday’s review before you name a single error.',
      'Rank your objections from one to five before the next meeting, and raise only the first two in the room.',
      'Hand one task over by Wednesday, and do not touch it until the agreed day, even to fix a comma.',
      'Wait one hour before you send any email that contains the word wrong.',
      'Tell one person this week, face to face, which of their arguments changed your mind.',
      'Count to five after someone finishes speaking in your next meeting, then answer their strongest point first.',
    ],
    workStyle: {
      leadership:
        'You set a demanding target, check it in person and explain each rejection. Confident people learn fast this way, because they know where they stand. Quieter ones stop bringing you anything unfinished. Before a review, decide which two points will change the result, let the remaining eleven go, and say in front of everyone what was good.',
      teamRole:
        'The group sends you in when something must be tested: a vendor’s promise, a safety file, a plan from above. You ask what others only whisper in the hallway. The risk is that you come across as the opponent of every idea, so volunteer for the first draft now and then and let your colleagues correct you.',
      communication:
        'Short sentences, exact figures, little padding. In writing you use bold type and numbered faults; in speech you interrupt when a claim is false. You like it when people argue back, which few of them know, so tell them. Use the subject line for the decision you want, and keep comments about a person out of an email that ten people will read.',
      environment:
        'You want authority over your own area, access to the raw data and a boss who can hear an objection. Places that approve a plan because everyone is tired drive you away. A calm morning for analysis and a hard deadline in the afternoon suit you. What you need nearby is one peer who checks you as strictly as you check others.',
    },
    careers: [
      {
        title: 'Food safety inspector',
        text: 'You open the walk-in cooler, read the thermometer, and have the power to close the kitchen.',
      },
      {
        title: 'Internal auditor',
        text: 'You are paid to find the gap and to report it upward in plain words.',
      },
      {
        title: 'Software test lead',
        text: 'Nothing ships until you have tried to break it and reported how.',
      },
      {
        title: 'Machine shop supervisor',
        text: 'Tolerances are fixed, and you can stop the line when parts fail.',
      },
      {
        title: 'Infection control nurse',
        text: 'A skipped step can harm a patient, so your insistence has a clear purpose.',
      },
      {
        title: 'Film editor',
        text: 'You cut the scene everyone loves, because it slows down the story.',
      },
      {
        title: 'Flight instructor',
        text: 'Every error gets named on the ground, before the next takeoff.',
      },
      {
        title: 'Purchasing manager',
        text: 'The comparison is long, the negotiation short, and the signature one you can defend.',
      },
    ],
    goals: [
      {
        goal: 'Ask before correcting others',
        metric: 'Eight reviews with two questions ahead of the first correction',
        firstStep: 'Write two open questions on a card and put it next to your screen.',
      },
      {
        goal: 'Leave one task alone',
        metric: 'One task finished by a colleague with zero edits from you',
        firstStep: 'Choose the task and send its new owner three lines about the expected result.',
      },
      {
        goal: 'Admit a change of mind openly',
        metric: 'Three changes of mind told to the people who heard your first opinion',
        firstStep: 'Message one colleague who was right about something you once rejected.',
      },
    ],
    phrases: [
      {
        say: 'We disagree on one point: the date. Give me five minutes, then you decide.',
        avoid: 'That will never work, and I can prove it.',
        to: 'D',
      },
      {
        say: 'People liked the idea. Help me close two gaps before we show it again.',
        avoid: 'Nice show, but what’s actually in it?',
        to: 'I',
      },
      {
        say: 'You can answer tomorrow. I want to hear your concerns before I change the plan.',
        avoid: 'So do you have a problem with it or not?',
        to: 'S',
      },
      {
        say: 'Our methods differ at step three. What did you assume there?',
        avoid: 'Your method is wrong from step three on.',
        to: 'C',
      },
      {
        say: 'Section two holds up. In section three, the cost of returns is missing.',
        avoid: 'Did anyone even read this before sending it?',
      },
      {
        say: 'I was wrong about the vendor. Your test convinced me, so let’s go ahead.',
        avoid: 'Well, with the old data I was right.',
      },
      {
        say: 'This task stays yours. What would help you get it through the next check?',
        avoid: 'Leave it, I’ll just do it myself.',
      },
    ],
    workingWith: {
      D: {
        title: 'Meet before the meeting',
        text: 'A quick, forceful colleague respects your nerve but has little time for your proof. Two people who both want the last word can turn a small question into a duel, with the team as audience. Meet alone for ten minutes beforehand, settle who owns the decision, hand over the one fact that could stop it, and keep the other six in your notes.',
      },
      I: {
        title: 'Keep one part of it',
        text: 'Someone who sells an idea with energy needs to see that you want it to succeed. Your first question often ends the fun, and their loose figures look like carelessness to you. Name one part you would keep, mean it, and offer to build the numbers together on Thursday. They will carry the result to people who avoid your office.',
      },
      S: {
        title: 'Wait for their objection',
        text: 'With a gentle, loyal colleague, the silence after your sharp remark is the dangerous part. They have nodded, gone back to work, and decided not to disturb you again. Ask them alone what the plan will do to the shift, then count to ten. Thank them for the objection they give you, because it was harder for them than your whole speech was for you.',
      },
    },
  },
}
