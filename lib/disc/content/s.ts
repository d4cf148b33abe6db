import type { StyleContent } from './types'

export const s: StyleContent = {
  code: 'S',
  name: 'The Steady Hand',
  nickname: 'The Anchor',
  preview: {
    keywords: ['Patient', 'Dependable', 'Tactful', 'Constant'],
    coreTraits: {
      pace: { title: 'Even', text: 'You work at a speed you can still keep up on Friday afternoon.' },
      perspective: { title: 'Daily practice', text: 'Before a plan convinces you, you picture who carries it out on Tuesday.' },
      focus: { title: 'People first', text: 'A colleague standing at your desk comes before the task lying on it.' },
    },
    summary: 'When a week goes wrong, people find a reason to stop by your desk, because your voice does not change. You finish what you started, and you notice who has gone quiet. Your no, though, comes late or not at all.',
  },
  detail: {
    description: [
      'Your day has an order, and most of it is invisible. You open the same three things each morning, answer the person who has waited longest, and return what you borrowed. Colleagues hand you work they do not want to check again. In meetings you let others go first, and when you do talk, you often begin with what someone else said. A shouted remark stays with you longer than the speaker knows.',
      'Change is hard for you when it comes without a reason. With the reason, a date and a chance to ask, you still follow the new way six months later. If it is announced on Thursday afternoon for Friday, you nod, then quietly keep the old way running alongside it. Disagreement takes a similar path: it goes home with you, gets turned over at dinner, and returns a week later as a small question. By then the order has been placed.',
    ],
    coreValues: [
      { title: 'A quiet start', text: 'A raised voice in the morning takes your attention until lunch.' },
      { title: 'Keeping promises', text: 'If you said the parts would be there at eight, you bring them at a quarter to.' },
      { title: 'Fair turns', text: 'The weekend shift should rotate, and it bothers you when it keeps falling on one person.' },
      { title: 'Early notice', text: 'You accept a new system more easily after you have watched someone use it once.' },
      { title: 'Lasting ties', text: 'You stay with a supplier, a dentist or a team for years, because starting over feels like a waste.' },
    ],
    strengths: [
      { title: 'Keeps an even tempo', text: 'When two phones ring and a visitor complains, you take them one by one at your usual speed. Afterward you need an hour alone, and the schedule has none.' },
      { title: 'Listens to the end', text: 'In a team meeting you let the slow speaker finish, and the real problem comes out in the last sentence, so short agenda items become long ones around you.' },
      { title: 'Finishes dull work', text: 'For example, the stock count that three people started gets its last page from you, and because it shows up without any fuss, you are handed the next one.' },
      { title: 'Explains the small things', text: 'For example, on someone’s first day you show them the door code, the printer trick and who to ask. Your own list waits until they go home.' },
      { title: 'Keeps the routine alive', text: 'For example, the Monday handover still happens in the busy season because you are there with the sheet. Steps that help no one anymore survive the same way.' },
      { title: 'Holds things in confidence', text: 'When a coworker tells you about trouble at home, no one else has heard it by Friday. You end up with more worries than your own.' },
    ],
    limitations: [
      { title: 'Speak before the vote', text: 'Your doubt about a plan appears in the hallway afterward. The team then reopens a settled matter, or goes ahead without something it needed to hear.' },
      { title: 'Count your hours aloud', text: 'With four tasks on the desk you accept a fifth and stay until seven, so your manager plans next month with hours that do not exist.' },
      { title: 'Test the new way', text: 'For example, when software changes, you keep the old spreadsheet going for safety, so you do double work, and your questions come after the training has ended.' },
      { title: 'Name the small irritation', text: 'When a colleague is ten minutes late for handover all spring, you cover for them. They do not find out that it matters, and you start to avoid them.' },
      { title: 'Claim your part', text: 'Asked in the review who solved it, you say the team did, and the people who decide about pay write down another name.' },
    ],
    developmentTips: [
      'Say one sentence in the first ten minutes of your next meeting, even if it is only a question about the date.',
      'Answer the next extra request with “I’ll tell you at two,” and look at your calendar before you agree.',
      'Write two lines to your manager on Friday at four: one thing you finished, one thing that is too much.',
      'Use the new tool for one full task before lunch on Tuesday, with the old one closed.',
      'Pick one irritation that has lasted over two weeks and mention it to that person, alone, in under a minute.',
      'Hand one routine task to a colleague on Thursday and leave the room for the first twenty minutes.',
    ],
    workStyle: {
      leadership:
        'You lead from close by. People know their shifts early, hear about changes from you before the rumor starts, and get time to answer. Mistakes are discussed in private. What your team sometimes lacks is a fast, unpopular decision: when two people want the same week off, you hope they will sort it out themselves.',
      teamRole:
        'You hold the middle of the group. Work comes to you half done and leaves complete, and newcomers are sent to your table first. When two colleagues stop speaking, each of them talks to you; watch for the moment when you become their messenger, because then the quarrel continues and you have a second job.',
      communication: 'Long threads tire you, so you walk over, ask how someone is doing, and wait for the reply. Your emails are friendly and hide the request in the last line, where busy readers miss it. Move it to the top, add the day you need it, and keep the kind sentence for the end.',
      environment: 'A fixed team, a familiar rhythm and a boss who explains why: that is where you do your best work. Regular customers and clear handovers suit you. Open bidding for tasks, daily changes of plan and a sales ranking on the wall tire you out. A quiet half hour after lunch makes up for a lot.',
    },
    careers: [
      { title: 'Registered nurse', text: 'Frightened people need the same calm face at three in the morning.' },
      { title: 'Special education aide', text: 'Progress comes in small repetitions, and you do not hurry the child.' },
      { title: 'Maintenance electrician', text: 'Regular rounds and familiar machines suit you, and the crew relies on your checks.' },
      { title: 'Help desk technician', text: 'Callers are upset before they speak, and you let them finish.' },
      { title: 'Social services caseworker', text: 'Families open up to the person who comes back every other week.' },
      { title: 'Office manager', text: 'Supplies, keys and vacation days stay in order because one person keeps track.' },
      { title: 'City bus driver', text: 'The route is fixed, the passengers are known, and patience keeps them safe.' },
      { title: 'Theater wardrobe supervisor', text: 'Every performance needs the same quick, quiet hands behind the curtain.' },
    ],
    goals: [
      { goal: 'Speak up before decisions', metric: 'Five meetings where your view came before the decision', firstStep: 'Open the invitation to your next meeting and write one sentence you will say there.' },
      { goal: 'Turn down extra work', metric: 'Four requests answered with a later day or a no', firstStep: 'List everything you have promised others and mark the two that are not your job.' },
      { goal: 'Try new methods sooner', metric: 'Three new tools or routines used for a whole task', firstStep: 'Choose one change you have put off and spend ten minutes with its instructions.' },
    ],
    phrases: [
      { say: 'I disagree with one point: two drivers can’t cover Saturday. I can start the rest now.', avoid: 'It should be all right, I suppose, let’s try.', to: 'D' },
      { say: 'I like the party idea. Before I agree, tell me who does the cleanup.', avoid: 'Sure, that sounds nice, we’ll see how it goes.', to: 'I' },
      { say: 'We’ve both been polite about this. Which of the two plans do you want?', avoid: 'I’m happy with whatever you prefer, really.', to: 'S' },
      { say: 'I haven’t checked the figures. Going by the phone calls, three customers are close to leaving.', avoid: 'It’s just a feeling, you can ignore it.', to: 'C' },
      { say: 'I can take this now if the inventory waits until Thursday. Which matters more?', avoid: 'Of course, just put it on my desk.' },
      { say: 'When handover starts late, I miss my train. Please be here at two.', avoid: 'No problem, I wasn’t in a hurry anyway.' },
      { say: 'I trained both new people and rewrote the checklist. I want to talk about my pay.', avoid: 'It was really the whole team, I did very little.' },
    ],
    workingWith: {
      D: {
        title: 'Bring the answer in two lines',
        text: 'Colleagues who decide in seconds want a position from you, and they want it first. They take your pause as agreement, and their short messages sound like anger to you, though often they are only brief. Before the next talk, write your recommendation on a note and read it out at the start.',
      },
      I: {
        title: 'Enjoy the talk, fix the date',
        text: 'People with ten ideas before coffee need a listener who laughs with them, and you do. The strain starts afterward: they announce things, plans change between Monday and Wednesday, and you end up doing the work. After each lively chat, send three lines saying who does what and when, and leave your name off tasks you did not accept.',
      },
      C: {
        title: 'Show them the facts you have',
        text: 'A person who checks everything shares your dislike of rushing. They need the record: dates, amounts, what exactly the customer said. Corrections from them can feel like a judgment on you, so you withdraw, and they notice only that your answers have stopped. Ask them to mark the two points that matter most, and answer those in writing the same day.',
      },
    },
  },
}
