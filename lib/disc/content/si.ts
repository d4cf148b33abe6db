import type { StyleContent } from './types'

export const si: StyleContent = {
  code: 'SI',
  name: 'The Kind Coordinator',
  nickname: 'The Extra Chair',
  preview: {
    keywords: ['Welcoming', 'Cooperative', 'Warm', 'Accommodating'],
    coreTraits: {
      pace: { title: 'Relaxed', text: 'You leave gaps in the plan for whoever needs a word with you.' },
      perspective: { title: 'Who is involved', text: 'You see the faces around a problem first, then the problem.' },
      focus: { title: 'People throughout', text: 'Tasks get done in conversation, with everyone asked and no one forgotten.' },
    },
    summary: 'You notice the person without a seat and have pulled one up before anyone asks. Groups get along better on the days you work. What suffers is the unpleasant message, which you wrap so softly that people leave without hearing it.',
  },
  detail: {
    description: [
      'Your calendar is full of other people. A Monday may bring two new colleagues to show around, a birthday card to get signed, and a shift to swap so that a parent can see a school play. You plan by asking, so the schedule takes longer and draws fewer complaints. The kitchen, the hallway and the chat window are where your work happens. Someone mentions a problem while rinsing a cup, and by noon you have introduced them to the person who can solve it.',
      'Trouble begins where kindness to one person costs another. Two people want the one free desk, the budget covers a single training spot, or a friendly colleague does poor work. You look for a version that leaves everyone happy, then ask each person a third time. Meanwhile each chat has produced a favor, and the quiet tasks have slid to the end of the day. You call it a good day, and it was one, but the invoice still has not gone out.',
    ],
    coreValues: [
      { title: 'Room for everyone', text: 'You check the invitation twice for a missing name.' },
      { title: 'A friendly tone', text: 'You read a message again before sending, in case it sounds cold.' },
      { title: 'Shared credit', text: 'At the end of a project you thank eleven people and mean each of them.' },
      { title: 'Being asked', text: 'A decision made without the people it affects bothers you for days.' },
      { title: 'Eating together', text: 'Lunch with the other team counts as work for you, and you defend the hour.' },
    ],
    strengths: [
      { title: 'Asks the silent ones', text: 'For example, in the planning meeting you ask the trainee what they saw on the night shift. The agenda runs over, and someone with a train to catch gets restless.' },
      { title: 'Makes handovers personal', text: 'You call the next team, introduce the client by name and listen until both have met, which takes half an hour that no one put in the schedule.' },
      { title: 'Knows who knows what', text: 'For example, asked about an old machine, you name the right person, their extension and the best hour to call, so your desk turns into the building’s information desk.' },
      { title: 'Repairs a bad mood', text: 'After a tense call you put two colleagues at one table and start with something ordinary. The disagreement itself may never get discussed.' },
      { title: 'Makes plans people accept', text: 'Your shift schedule survives December because each person was asked before it was printed. Asking nineteen people takes most of your November.' },
      { title: 'Stays friendly with suppliers', text: 'For example, you ask a supplier how the move went before you mention the late boxes. The boxes slip to the end of the call, and sometimes off it.' },
    ],
    limitations: [
      { title: 'Say the hard part first', text: 'A warning from you has four kind sentences in front of it. The listener goes home relieved, repeats the mistake, and the second talk is harder for both.' },
      { title: 'Decide without a full vote', text: 'You ask around until no one objects. By then the hotel is full, and people who wanted a clear answer have made other plans.' },
      { title: 'Count favors before giving', text: 'Each small yes takes twenty minutes, and you give six a day, so your report, due at noon, gets written at night.' },
      { title: 'Charge the proper price', text: 'When a client asks for a quote, you lower the price before they object to it. Everyone stays friendly, and the job earns nothing.' },
      { title: 'Let people be annoyed', text: 'One cool reply can cost you an afternoon. You reopen a good decision to win that person back, and six others have to adjust.' },
    ],
    developmentTips: [
      'Begin one difficult talk on Wednesday with the problem in the first sentence, and stop after thirty seconds.',
      'Wear headphones from nine to ten on three mornings and finish one written task each time.',
      'Ask only two people before your next group decision, then announce it the same afternoon.',
      'Keep a paper tally of favors at your desk for five days, with a limit of three per day.',
      'State your price once in your next quote, then count silently to ten before you speak again.',
      'Pass the next farewell gift to a colleague before noon, with the envelope and no instructions.',
    ],
    workStyle: {
      leadership: 'Meetings under you begin with a real question about how people are doing, and they end with most of them still on board. You give praise often and by name, while poor work gets only hints. Your team needs to know how it is doing, so book one talk a month in which the first line is about results.',
      teamRole:
        'You look after the edges of the group: introductions, a ride to the training, a second cup for the visitor. Newcomers learn the unwritten rules from you in three days. Departments speak through you, which makes your vacation a problem for them. Let them meet directly, and accept that some friendships will run without you.',
      communication:
        'You speak in stories and questions, and you adjust your tone to whoever is listening. Given the choice, you call instead of writing a memo. Your messages carry a greeting, a joke and three topics, the second of them urgent, so number them. Where money or a deadline is involved, write one plain line without a softening word.',
      environment:
        'Shared tables, open doors and a mix of old and new colleagues give you energy. You like work that brings the same people back, such as patients, students or regular clients. Long days alone with a spreadsheet make you look for company in the chat. Cold rivalry between departments wears you down within weeks.',
    },
    careers: [
      { title: 'Volunteer coordinator', text: 'People who work without pay stay where someone knows their name.' },
      { title: 'Dental receptionist', text: 'Nervous patients hear their name, a kind question and how long they will wait.' },
      { title: 'After-school program leader', text: 'Twenty small kids need songs, routine and an adult who sees each one.' },
      { title: 'Human resources generalist', text: 'First days go well when someone has also thought about lunch.' },
      { title: 'Service dispatcher', text: 'Repair crews and waiting customers both get a call before they get annoyed.' },
      { title: 'Children’s librarian', text: 'Story hour, shy readers and tired parents all find a place with you.' },
      { title: 'Customer success manager', text: 'Clients of a software firm want one friendly person who knows their setup.' },
      { title: 'Community art instructor', text: 'Shy beginners get clay, company and time to look around first.' },
    ],
    goals: [
      { goal: 'Deliver bad news plainly', metric: 'Four hard messages given in two sentences or fewer', firstStep: 'Write the one sentence you have been softening, and remove every apology from it.' },
      { goal: 'Protect time for written work', metric: 'Eight quiet hours kept with chat switched off', firstStep: 'Block one hour in your calendar and tell a teammate about it.' },
      { goal: 'Decide with fewer opinions', metric: 'Five decisions made after asking at most two people', firstStep: 'Choose one open question and name the two people you will ask.' },
    ],
    phrases: [
      { say: 'My vote is the later start. I have two reasons, then you can tell me yours.', avoid: 'I wouldn’t want to hold anyone up, so whatever works.', to: 'D' },
      { say: 'You book the band, I’ll book the hall. Let’s stop planning there.', avoid: 'What if we also invite the other floor and their families?', to: 'I' },
      { say: 'You’ve been quiet since the new schedule came out. What should I change?', avoid: 'Everyone is happy with the new schedule, right?', to: 'S' },
      { say: 'Here are the four dates and the cost. I can tell the story afterward.', avoid: 'It all came together so nicely, I have to tell you everything.', to: 'C' },
      { say: 'The report had errors in three tables. Please correct them before you send it on.', avoid: 'It was a lovely report, maybe just look over it once more.' },
      { say: 'I can’t swap this weekend. Ask the others, and I’ll help next month.', avoid: 'I had plans, but that doesn’t matter, I’ll come.' },
      { say: 'The price is nine hundred, including setup. Take a moment to think about it.', avoid: 'It’s nine hundred, but I’m sure we can find something cheaper.' },
    ],
    workingWith: {
      D: {
        title: 'Start with the request',
        text: 'A colleague who thinks in targets waits impatiently for your kind opening to end. They need the request, the date and the choice between two options. Replies without a greeting hurt you, and soon you arrange things so that you do not have to ask them. Visit for five minutes instead, state your point standing, and save the personal question for the walk out.',
      },
      I: {
        title: 'One of you takes notes',
        text: 'Lunch with them is easy, and so is agreeing to everything. You both enjoy people, but they like the stage and you prefer the table. Expect three shared projects and no list. They need you to say which promise is real. Before getting up, write down a single next action and put one name beside it.',
      },
      C: {
        title: 'Give them quiet and a list',
        text: 'Someone exact and private finds your friendly visits costly: after each one they have to start the calculation over. They need your questions in one batch, in writing, with the document attached. You may take their short answers for dislike, which they rarely are. Collect your questions until three o’clock, send them numbered, and ask before adding them to a group lunch.',
      },
    },
  },
}
