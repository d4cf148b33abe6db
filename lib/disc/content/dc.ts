import type { StyleContent } from './types'

export const dc: StyleContent = {
  code: 'DC',
  name: 'The Sharp Strategist',
  nickname: 'The Hard Question',
  preview: {
    keywords: ['Incisive', 'Probing', 'Strategic', 'Demanding'],
    coreTraits: {
      pace: {
        title: 'Quick, with stops',
        text: 'You race to the weak point, stop there, and move on once it holds.',
      },
      perspective: {
        title: 'Cause and consequence',
        text: 'You look three moves ahead and ask what each one will cost.',
      },
      focus: {
        title: 'The task itself',
        text: 'Arguments interest you first; who made them and how they feel comes later.',
      },
    },
    summary: 'In a meeting full of nods, you ask the question that the proposal cannot answer. You want to win, and you want the reasoning to hold. Your standard is rarely softened, so people polish their work for weeks before they dare to show you.',
  },
  detail: {
    description: [
      'When a thick proposal reaches your inbox, you skip to the cost table and look for the number that does not belong. Then you reply with four short lines and a decision: no, unless the second cost is explained. The answer comes the same day, because you dislike both delay and guesswork. Before a negotiation you prepare the other side’s arguments as well as your own, and you keep your best one for last.',
      'A junior colleague shows you a rough sketch and gets a correction before a hello. You think you are discussing the sketch; they think you are judging them. Praise seems unnecessary to you when the work simply meets the standard. Delegating is slow, since your instructions are long and your patience with a different method is short: you narrow the task until only the typing is left, and its owner stops thinking about it. The plan gets sharper, and fewer people test it.',
    ],
    coreValues: [
      {
        title: 'Sound reasoning',
        text: 'A lucky success irritates you nearly as much as a failure that no one can explain.',
      },
      {
        title: 'Foresight',
        text: 'Being surprised by a competitor bothers you more than losing to one you saw coming.',
      },
      {
        title: 'Control',
        text: 'Letting someone else do the last check before a bid goes out takes real effort.',
      },
      {
        title: 'Candor',
        text: 'If your own draft has a hole, you want a colleague to say so before the client does.',
      },
      {
        title: 'Efficiency',
        text: 'Two forms that ask for the same figure are, in your view, a small insult.',
      },
    ],
    strengths: [
      {
        title: 'Asks who pays',
        text: 'For example, ten minutes into the pitch you ask who pays if demand drops by a third. It is the right question, and the presenter blushes and forgets the next slide.',
      },
      {
        title: 'Prepares for the rival',
        text: 'Before a competitor opens across the street, you have listed their next four moves and your replies. The team notices only the extra work.',
      },
      {
        title: 'Stops the faulty batch',
        text: 'When the returns report looks wrong at eight, you stop the line by nine, and its supervisor learns why from a printout.',
      },
      {
        title: 'Keeps the standard under pressure',
        text: 'For example, even when the client wants it today, you refuse to send a report with an untested figure, and someone in sales has to make the apology call.',
      },
      {
        title: 'Contradicts the boss with figures',
        text: 'If the new branch is going to lose money, you tell the owner so and bring the table that shows it. Being right has earned you few allies there.',
      },
      {
        title: 'Redraws the process',
        text: 'After the third wrong delivery you map the whole order path and remove two steps. The people who built those steps were not asked.',
      },
    ],
    limitations: [
      {
        title: 'Concede the small point',
        text: 'You argue about the wording of a minor clause until you win it, and the other side remembers and gives you nothing on the clause that matters.',
      },
      {
        title: 'Tell your allies earlier',
        text: 'You keep your reasoning private until the decisive meeting. Partners who would have helped feel used, and some vote with the other side.',
      },
      {
        title: 'Allow a second method',
        text: 'For example, you hand over a task with eleven instructions. The colleague sees the mistake in the fourth and follows it anyway, because it is yours.',
      },
      {
        title: 'Decide without the last figure',
        text: 'You want both speed and certainty, and one missing figure can freeze a choice you were ready to make. Meanwhile the competitor signs.',
      },
      {
        title: 'Show your own doubt',
        text: 'You present conclusions after the struggle is over, so others cannot add what they know, and they enjoy it a little when you are wrong.',
      },
    ],
    developmentTips: [
      'Begin your next three reviews with one thing you would keep, named by page or line.',
      'Invite two colleagues to a fifteen-minute talk about a draft of yours that is still rough.',
      'Count your questions in tomorrow’s meeting. After the third, propose one fix yourself.',
      'Accept one result this week that is correct but not done your way, and change zero words.',
      'Walk to a colleague’s desk on Tuesday instead of sending a list of faults, and ask how the project looks from there.',
      'Write the number that would change your mind on a card before the next budget meeting, and bring it along.',
    ],
    workStyle: {
      leadership:
        'You lead with a clear goal, a tight argument and few words of comfort. People know exactly where their work falls short. Tell them just as exactly where it does not. Let a team member bring you the plan in two versions, choose one without editing it, and save your corrections for what could really cost money or trust.',
      teamRole:
        'A proposal reaches you last, when the group wants to know whether it will survive. Risks, contracts and rival offers land on your desk, and you send them back marked up. Come in earlier: one hour at the sketch stage prevents ten angry hours at the end, and it lets the group see how you think instead of only what you reject.',
      communication:
        'Your messages are complete, cool and in order. You keep asking why until no why is left, and you pause so long before answering that some people start to apologize. Say what the question is for: “I like this, and I want to know if it holds up.” In a dispute, stay with one point at a time, even if you have seven.',
      environment:
        'Hard problems, few interruptions and a say in the final decision: that mix suits you. You want colleagues who push back with facts. Offices that vote on everything tire you, as do bosses who decide by mood. A door that closes helps, as long as you open it at a set hour so that others can reach you.',
    },
    careers: [
      {
        title: 'Strategy analyst',
        text: 'You compare markets, pick a side, and defend it with figures before the board.',
      },
      {
        title: 'Trial lawyer',
        text: 'You prepare, then attack, and every claim has to survive the other side’s questions.',
      },
      {
        title: 'Fraud investigator',
        text: 'Someone has built a clean story in the books, and you take it apart.',
      },
      {
        title: 'Game systems designer',
        text: 'Every rule you write meets a thousand players who try to break it.',
      },
      {
        title: 'Surgeon',
        text: 'Careful planning turns into firm action within one morning, with no room for vagueness.',
      },
      {
        title: 'Investigative reporter',
        text: 'People in high office dislike your questions, and the documents have to support every line.',
      },
      {
        title: 'Industrial electrician',
        text: 'You trace a fault through a stopped plant by logic while the clock is running.',
      },
      {
        title: 'Curriculum director',
        text: 'You cut what does not teach, and you ask for evidence before adding more.',
      },
    ],
    goals: [
      {
        goal: 'Open your strategy earlier',
        metric: 'Four plans shown to allies while two options were still open',
        firstStep: 'Tell one colleague which two options you are weighing and ask what you have missed.',
      },
      {
        goal: 'Let minor points go',
        metric: 'Six small objections openly dropped in meetings',
        firstStep: 'Read your notes for the next meeting and cross out one objection that changes nothing.',
      },
      {
        goal: 'Delegate the outcome only',
        metric: 'Three assignments given in two lines or fewer',
        firstStep: 'Delete all steps from one assignment and leave only the outcome and the limits.',
      },
    ],
    phrases: [
      {
        say: 'The structure is good. My one worry is the cost in year two.',
        avoid: 'There are several problems with this proposal.',
      },
      {
        say: 'I haven’t solved this part yet. What do you see that I don’t?',
        avoid: 'I’ll tell you when it’s finished.',
      },
      {
        say: 'Your way differs from mine and it works. Leave it as it is.',
        avoid: 'It works, but it’s not how I’d do it.',
      },
      {
        say: 'Two options, one risk each. I recommend the second, and we can start it by noon.',
        avoid: 'There are eleven factors we have to consider first.',
        to: 'D',
      },
      {
        say: 'I enjoyed that. Help me with one thing: which customer has already said yes to it?',
        avoid: 'Do you have any evidence for that claim?',
        to: 'I',
      },
      {
        say: 'Nothing about your job is in question. I want to understand how the handover works today.',
        avoid: 'Why on earth do you do it like this?',
        to: 'S',
      },
      {
        say: 'Your analysis is complete enough for me. Which open point would stop you from signing?',
        avoid: 'You’ve been checking this for a week now.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Warm up, then ask',
        text: 'Before facts, this person wants to know that you are glad to see them. A cold why in front of the group embarrasses them, and their cheerful rounding of numbers makes you sharper still. Ask your toughest question in the hallway beforehand. In the meeting, say whose idea it was and offer to supply the figures.',
      },
      S: {
        title: 'Lower the temperature',
        text: 'For a gentle, loyal coworker your string of questions feels like a storm over a small matter. They go silent, and you take the silence as agreement. They can work with a reason, a calm tone and some warning. Send your questions the evening before, mark which one is important, and close by saying what they handled well.',
      },
      C: {
        title: 'Agree when to stop',
        text: 'At last someone who reads the appendix. The two of you can sharpen a proposal until it is complete and too late, because they want one more test while you want the win. Each of you may also correct the other in public. Fix the number of review rounds at the start, and divide the final say by topic.',
      },
    },
  },
}
