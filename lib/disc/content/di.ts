import type { StyleContent } from './types'

export const di: StyleContent = {
  code: 'DI',
  name: 'The Rallying Captain',
  nickname: 'The Green Light',
  preview: {
    keywords: ['Daring', 'Rousing', 'Confident', 'Hasty'],
    coreTraits: {
      pace: {
        title: 'Full speed',
        text: 'Your yes comes within the minute, and the first call follows right after.',
      },
      perspective: {
        title: 'The win ahead',
        text: 'You see the packed hall on opening night before anyone has booked it.',
      },
      focus: {
        title: 'Results through people',
        text: 'You set a target, then talk five people into wanting it too.',
      },
    },
    summary: 'You walk into a tired meeting with a target and leave it with four volunteers. Saying yes comes easily, and a risky plan sounds like something no one should miss. Meanwhile the last promise waits, because you are already selling the next one.',
  },
  detail: {
    description: [
      'On a typical Monday you open the meeting with the number, then with a story about the night you will beat it. By noon you may have promised a customer a demo, asked a designer for a favor, and talked a doubtful finance colleague into a small test budget. None of it was on your list: for you, work moves through conversation. You decide while talking, and the faces around the table tell you how far you can go.',
      'The trouble shows on Thursday. The demo has no owner, the designer thought the favor was optional, and two people who nodded did not really agree. You tend to answer with more energy: another call, a better pitch, a joke. The task list feels like punishment and the stage feels natural, so praise for shared work lands on you without anyone meaning it to. Some of the people behind you have started to notice.',
    ],
    coreValues: [
      {
        title: 'Forward motion',
        text: 'A topic that appears on the agenda for the third time makes you want to leave the room.',
      },
      {
        title: 'Visible wins',
        text: 'You like a success that has a stage, a bell or at least a group photo.',
      },
      {
        title: 'Risk in the open',
        text: 'An offer that could fail in public attracts you more than one that is certain and small.',
      },
      {
        title: 'Your crew',
        text: 'After a hard month you take the whole shift out to dinner and pay before anyone notices.',
      },
      {
        title: 'Big bets',
        text: 'Giving a big account to someone untested feels right to you, and waiting for proof feels timid.',
      },
    ],
    strengths: [
      {
        title: 'Gets the first yes',
        text: 'For example, you call the skeptical client, laugh about last year, and hang up with a trial order. Whoever has to build it hears the date from the client.',
      },
      {
        title: 'Lifts a discouraged room',
        text: 'When the quarter looks lost, you stand up, name one account you can still win, and people pick up their phones, although those with real worries feel talked over.',
      },
      {
        title: 'Asks for the large amount',
        text: 'You ask the sponsor for twice the usual sum, smile, and wait. A few contacts begin to dread your calls, because each one ends in a request.',
      },
      {
        title: 'Borrows help across departments',
        text: 'For example, for a Saturday event you find a van, a venue and a technician in three calls. Their managers learn of it on Monday, and your next favor costs more.',
      },
      {
        title: 'Turns work into a contest',
        text: 'For example, you might bet another branch a dinner that yours will sell more this month, and the phones get busy. Returns and complaints wait until the bet is over.',
      },
      {
        title: 'Gives permission quickly',
        text: 'When a trainee brings you half an idea, you say go ahead, use my name. With no limit and no check, some of those ideas run up costs for weeks.',
      },
    ],
    limitations: [
      {
        title: 'Check who really agreed',
        text: 'Enthusiasm in the room sounds like a promise to you. Two weeks later you discover that half of them were being polite, and the launch has no helpers.',
      },
      {
        title: 'Calculate before you agree',
        text: 'For example, in the good mood of a negotiation, you throw in an extra month for free; the profit disappears, and the next customer has already heard about it.',
      },
      {
        title: 'Close one thing first',
        text: 'For example, new offers get your mornings and old ones get what is left, so money that was nearly earned sits in a contract you have not sent.',
      },
      {
        title: 'Leave room for doubt',
        text: 'For example, a worried comment gets a joke or a cheerful speech from you. The worry was about the permit, and it comes back as a fine.',
      },
      {
        title: 'Pass the credit on',
        text: 'When you tell the success story, you play the lead. Those who worked the night shift notice, and they volunteer less the next time.',
      },
    ],
    developmentTips: [
      'Send a three-line note before you leave your next meeting: who does what, and by which day.',
      'Send the oldest unsent contract on your desk before nine tomorrow, ahead of any new call.',
      'Take twenty-four hours before your next yes to anything that uses other people’s time.',
      'Block forty-five minutes on Friday morning, door closed and phone away, for the paperwork you keep putting off.',
      'Name two people at the next review and describe exactly what each of them did, before you mention yourself.',
      'Sit with the quietest person at lunch, ask what could make your plan fail, and note three answers without defending it.',
    ],
    workStyle: {
      leadership:
        'You make the target sound close and go to the first appointment yourself. People get large jobs from you early, with a lot of trust and little instruction, which the confident ones enjoy. For the rest, add one written page after the speech: goal, limits, money, and the person to ask while you are traveling.',
      teamRole: 'In most groups you become the voice to the outside world. You pitch, negotiate, and bring the news back before lunch. Before each outside meeting, agree on a stop word with one colleague. When they use it, take the offer home instead of closing it, and thank them aloud afterward, even if it hurts.',
      communication:
        'You speak in pictures, headlines and dares, and you adjust the pitch while watching faces. Voice messages come more easily to you than documents, so listeners leave with energy but without the page they need. In writing your points multiply, so choose one request per message and put the date at the top.',
      environment:
        'Movement, visitors and a bit of rivalry keep you awake: a trade fair, an open office, a campaign team in its last weeks. You fade in long silent afternoons with a spreadsheet. Ask for a bonus tied to results, brief reports, and a manager who openly disagrees with you. Book one quiet corner for the work that only gets done alone.',
    },
    careers: [
      {
        title: 'Sales manager',
        text: 'You set the number, join the tough client visits, and celebrate the close.',
      },
      {
        title: 'Event producer',
        text: 'A hundred small tasks meet one opening hour, and you keep everyone excited until then.',
      },
      {
        title: 'Union organizer',
        text: 'You ask workers one by one to stand together, then face management across a table.',
      },
      {
        title: 'Real estate agent',
        text: 'Each viewing starts with strangers, and you are paid only when one of them signs.',
      },
      {
        title: 'School sports coach',
        text: 'You want the win and notice which player needs a joke before the game.',
      },
      {
        title: 'Auctioneer',
        text: 'Two bidders, one hammer, and a room that you push upward ten dollars at a time.',
      },
      {
        title: 'Community health organizer',
        text: 'Filling a free screening day takes loud invitations and quick deals with local partners.',
      },
      {
        title: 'Software partnerships lead',
        text: 'New allies, fast negotiations and public launches fill the calendar.',
      },
    ],
    goals: [
      {
        goal: 'Send what is already sold',
        metric: 'Five spoken deals put in writing and signed',
        firstStep: 'Find the oldest deal you closed by handshake and draft its first paragraph.',
      },
      {
        goal: 'Turn nods into named owners',
        metric: 'Six meetings followed by a note with names and tasks',
        firstStep: 'Send a short recap of your last meeting with one name beside each task.',
      },
      {
        goal: 'Give the stage to others',
        metric: 'Four presentations opened by a teammate instead of you',
        firstStep: 'Ask one teammate to present a slide that you would usually take.',
      },
    ],
    phrases: [
      {
        say: 'I love the idea. I’ll tell you tomorrow whether we have the people for it.',
        avoid: 'Yes, absolutely, we can do that for you.',
      },
      {
        say: 'Before we cheer, who has a reason this could fail? I’ll write it down.',
        avoid: 'Come on, let’s all stay positive here.',
      },
      {
        say: 'The night crew saved this order. I only made the phone call.',
        avoid: 'I finally got that difficult order through.',
      },
      {
        say: 'Here’s the outcome in one line: we win the account if you approve two hires.',
        avoid: 'Wait until you hear how this all came about.',
        to: 'D',
      },
      {
        say: 'I talked over your story earlier. Finish it, and then tell me whether you want this account.',
        avoid: 'Yes, but listen to what happened to me last year.',
        to: 'I',
      },
      {
        say: 'I’m asking for two Saturdays. Say no if that’s too many, and nothing changes between us.',
        avoid: 'You’re in, right? Everyone else already is.',
        to: 'S',
      },
      {
        say: 'I’m excited and I have no proof yet. Which figure should I bring you?',
        avoid: 'I just know that this one is going to work.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Two voices, one list',
        text: 'Talking with someone as lively as you is fun, and an hour later neither of you remembers what was settled. They want warmth for its own sake, while you use it to get somewhere, and they can feel that. Have one coffee without a request, then leave the next meeting with a written list you both sign.',
      },
      S: {
        title: 'Ask for the real answer',
        text: 'A patient colleague says yes because your excitement is hard to refuse. They will carry the extra work and say nothing until they are worn out. Your speed troubles them more than your plan does. Ask in private how many hours it costs them, believe the first number, and remove something else from their week.',
      },
      C: {
        title: 'Facts before the pitch',
        text: 'Your best story makes the careful person suspicious, because they hear adjectives where they expected figures. They need the source, the assumptions and time to read alone. What tires you is their list of open points. Send the page two days ahead without a single superlative, and ask them to mark what they would sign today.',
      },
    },
  },
}
