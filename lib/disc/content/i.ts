import type { StyleContent } from './types'

export const i: StyleContent = {
  code: 'I',
  name: 'The Room Warmer',
  nickname: 'The Open Door',
  preview: {
    keywords: ['Sociable', 'Expressive', 'Hopeful', 'Spontaneous'],
    coreTraits: {
      pace: {
        title: 'Fast',
        text: 'You answer in the hallway, start the same day, and sort out details afterward.',
      },
      perspective: {
        title: 'The people in it',
        text: 'Before reading the plan, you ask who else is on board.',
      },
      focus: {
        title: 'People',
        text: 'A good talk with a client counts as work done, even without notes.',
      },
    },
    summary: 'When you walk in, you greet the quiet colleague by the printer as well as the boss, and people start to talk. You say yes quickly. Then Thursday comes with four promises in it, and someone who believed you is waiting.',
  },
  detail: {
    description: [
      'Your workday starts before your computer does. There are three hellos on the way in, perhaps a question about a sick dog, and by nine you tend to know which client is nervous and which two colleagues are not speaking. None of this was in an email. In meetings you talk early, use names, and say thank you while the person is still in the room. A plan becomes real to you once you have told someone about it.',
      'Paperwork slows you down. The expense report waits, the minutes stay in your head, and the form comes back with two empty boxes. Cold silence bothers you more than open disagreement, so when a talk turns hard you reach for a joke or a safer subject. People leave those talks in a good mood and sometimes without the message. You work well where someone asks you on Monday, in a friendly way, what you promised on Friday.',
    ],
    coreValues: [
      {
        title: 'Staying in touch',
        text: 'A problem you can call about worries you less than one described in a long thread.',
      },
      {
        title: 'Open recognition',
        text: 'You thank people where others can hear it, and you notice when a manager never does.',
      },
      {
        title: 'A full table',
        text: 'A lunch where one colleague eats alone at the next table does not feel right to you.',
      },
      {
        title: 'Good humor',
        text: 'Inventory day is long, and you want at least one real laugh before the last shelf.',
      },
      {
        title: 'Early trust',
        text: 'New people have your trust on their first day, before they have earned any of it.',
      },
    ],
    strengths: [
      {
        title: 'Opens a cold room',
        text: 'When ten strangers sit down for a kickoff, they know each other’s names five minutes after your first question. The agenda then starts late, and the planners in the room notice.',
      },
      {
        title: 'Says the praise aloud',
        text: 'For example, in the Friday call you name the person who stayed late for the delivery. Someone whose work was less visible goes unmentioned, because you thank what you happened to see.',
      },
      {
        title: 'Bounces back from a no',
        text: 'When a customer turns the offer down at ten, you are cheerfully calling the next one by eleven. The reason for the no often goes unasked.',
      },
      {
        title: 'Knows who to call',
        text: 'When a part is missing, you remember the person in another branch who once had a spare. Your contacts live in your head, so whoever covers your vacation cannot use them.',
      },
      {
        title: 'Talks people into trying',
        text: 'For example, at the first training on a new system, you press the wrong button, laugh, and others dare to try. Your good mood can hide that the training was too short.',
      },
      {
        title: 'Improvises in front of people',
        text: 'For example, when the projector fails, you tell the story without slides while someone looks for a cable. Afterward two listeners remember different numbers, because nothing was written down.',
      },
    ],
    limitations: [
      {
        title: 'Promise after checking',
        text: 'You agree at the coffee machine before opening the calendar. By Wednesday two clients expect the same afternoon, and one of them gets an apology.',
      },
      {
        title: 'Get the bad news across',
        text: 'Bad news from you comes wrapped in three compliments. The colleague leaves cheerful, repeats the mistake next week, and is surprised to find it in their review.',
      },
      {
        title: 'Write it down',
        text: 'Agreements stay in the conversation. A month later each side remembers a different price, and your memory is the only record.',
      },
      {
        title: 'Leave pauses for others',
        text: 'You fill a pause in a meeting within two seconds. The colleague who needed five leaves without saying what they saw in the contract.',
      },
      {
        title: 'Finish before the next',
        text: 'Your interest drops when the exciting part is over. The last tenth of the job sits in a folder until someone else closes it, annoyed.',
      },
    ],
    developmentTips: [
      'Keep a small notebook in your pocket this week, and write each promise down before you walk away.',
      'Count silently to six after your next question on Tuesday, and let another person speak first.',
      'Book thirty minutes on Friday at two for forms only, with your phone in another room.',
      'Give one piece of criticism this week in two sentences, then stop talking until the other person answers.',
      'Send a three-line recap within sixty minutes of a client call this week: what was agreed, who does it, by when.',
      'Answer the next three requests by naming a time, such as four o’clock, when you will say yes or no.',
    ],
    workStyle: {
      leadership:
        'You lead by walking around. People hear from you daily, usually in person, and they know where you want to go because you have described it with hands and pictures. Standards get less attention. When someone misses a target for the second time, you cheer them on again, while the rest of the team waits for you to say something.',
      teamRole: 'You send the birthday card around, take the new hire to lunch, and get two departments talking again after a bad week. The team may notice only when you are away. Make sure it is not your only job: ask for one deliverable with your name on it, and report on it like everyone else.',
      communication: 'Calls suit you more than messages, and a desk visit more than a call. You explain with stories, repeat what you liked, and read faces as you go. In an email your point tends to sit in the fourth paragraph. Put the request in the first line, and leave the story for those who want to read on.',
      environment:
        'What suits you: a counter, an open floor, visitors, changing faces, and a manager with time for a quick word. What drains you: a closed office, headphones all around, weeks without a reaction to your work. If you work from home, plan two short calls before noon, or you will have written to everyone by eleven just for company.',
    },
    careers: [
      {
        title: 'Recruiter',
        text: 'Each day brings new people, and a candidate who feels at ease tells you more.',
      },
      {
        title: 'Hair stylist',
        text: 'Clients return for the conversation in the chair as well as the cut.',
      },
      {
        title: 'Activities director',
        text: 'In a nursing home, an afternoon of singing needs someone willing to start.',
      },
      {
        title: 'Software trainer',
        text: 'People who dread the new program relax when the trainer jokes and clicks along.',
      },
      {
        title: 'Drama teacher',
        text: 'A class of nervous teenagers loosens up when the adult is willing to look silly.',
      },
      {
        title: 'Community outreach officer',
        text: 'City programs only reach residents when someone knocks on doors and stays to talk.',
      },
      {
        title: 'Radio host',
        text: 'Talking warmly to people you cannot see, live, with little script, suits your pace.',
      },
      {
        title: 'Tour guide',
        text: 'Each bus brings new listeners, and the same street can carry a new story.',
      },
    ],
    goals: [
      {
        goal: 'Keep every small promise',
        metric: 'Ten promises written down, nine of them kept or openly renegotiated',
        firstStep: 'List everything you agreed to since yesterday, and mark what no one has seen in writing.',
      },
      {
        goal: 'Say difficult things sooner',
        metric: 'Four honest conversations held, each with one clear request',
        firstStep: 'Note who is still waiting for a straight word from you, and draft its opening line.',
      },
      {
        goal: 'Close what you start',
        metric: 'Three half-done tasks finished and handed over with a note',
        firstStep: 'Open the oldest unfinished file, and write down its last missing piece.',
      },
    ],
    phrases: [
      {
        say: 'The client wants a lower price, and I suggest five percent. Agreed?',
        avoid: 'So I ran into them at lunch, and you’ll never guess what happened.',
        to: 'D',
      },
      {
        say: 'I love the plan. Which of us writes it up, you or me?',
        avoid: 'This will be great, we’ll figure the rest out as we go.',
        to: 'I',
      },
      {
        say: 'Take until tomorrow. I’d like to hear what worries you about the move.',
        avoid: 'Come on, it’ll be fun, just say yes now.',
        to: 'S',
      },
      {
        say: 'I have two numbers and one guess. Here they are, clearly labeled.',
        avoid: 'Believe me, it’ll work out, I have a really good feeling about it.',
        to: 'C',
      },
      {
        say: 'I want to help. Let me check my calendar and call you back at four.',
        avoid: 'Sure, no problem at all, leave it with me.',
      },
      {
        say: 'The report was late twice. What do you need so the next one is on time?',
        avoid: 'You’re doing great, maybe just watch the dates a little bit.',
      },
      {
        say: 'I’ve talked a lot. Who sees this differently?',
        avoid: 'So we all agree then, wonderful, let’s move on.',
      },
    ],
    workingWith: {
      D: {
        title: 'Begin with your conclusion',
        text: 'Someone who decides quickly and dislikes long openings wants your conclusion before your story. They cut you off, and you hear coldness where they only mean to save time; you, in turn, start chatting at the exact moment they want to leave. Open your next talk with one sentence, your recommendation, then wait. If they ask for more, tell the story.',
      },
      S: {
        title: 'Slow down and follow through',
        text: 'A colleague who works at an even pace needs advance notice and kept appointments from you. Your last-minute ideas disturb a day they had laid out carefully, and objecting to a cheerful face is hard for them. Tell them about a change two days ahead, ask what it would upset, and be on time.',
      },
      C: {
        title: 'Write it, then leave it',
        text: 'People who check before they speak need your sources and some quiet to read. Your enthusiasm sounds to them like a missing footnote, and their questions sound to you like distrust. Leave two written pages on their desk and go, even if a chat would be nicer. Then treat each question as help with the document, since it mostly is.',
      },
    },
  },
}
