import type { StyleContent } from './types'

export const id: StyleContent = {
  code: 'ID',
  name: 'The Bold Connector',
  nickname: 'The Spark',
  preview: {
    keywords: ['Bold', 'Inventive', 'Impatient', 'Outspoken'],
    coreTraits: {
      pace: {
        title: 'Very fast',
        text: 'By the time the meeting ends, you have already called the first partner.',
      },
      perspective: {
        title: 'The way in',
        text: 'You spot the opening well before you see the obstacles or the budget.',
      },
      focus: {
        title: 'People, then results',
        text: 'You win people over so that something happens, and you count what happened.',
      },
    },
    summary: 'You think out loud and pull people in as you go. Ideas come easily; so does the nerve to say them first. What costs you is the week after, when people who said yes find that you have started something else.',
  },
  detail: {
    description: [
      'Say a customer mentions over coffee something no one in town sells. The next morning you introduce two people who should have met years ago, and before the week is out a proposal is with someone three levels above you, because you asked for their number. Refusal does not embarrass you much. You treat a closed door as an early stage of the conversation, and you come back with a better opening line. Others begin to move simply because you sound sure.',
      'Sounding sure is also the risk. You argue to find out what you think, while the room hears a decision. A comment you make on the way to the parking lot can cost a colleague their evening. You speak for teams you have not asked, and you interrupt when you can see the end of a sentence. Those close to you wait a day before they act on an idea, because the strong ones come up a second time, with a name next to each task.',
    ],
    coreValues: [
      {
        title: 'Nerve',
        text: 'You respect the person who asks the head of the company what everyone else is whispering.',
      },
      {
        title: 'Live trials',
        text: 'An imperfect pilot with four customers beats a finished concept in your eyes.',
      },
      {
        title: 'Useful contacts',
        text: 'Knowing two people who need each other and keeping quiet about it feels like a waste.',
      },
      {
        title: 'Shared wins',
        text: 'You want the sales board on the wall, and the whole crew in the photo below it.',
      },
      {
        title: 'Freedom to act',
        text: 'Asking permission for a small expense irritates you more than explaining it afterward.',
      },
    ],
    strengths: [
      {
        title: 'Makes the first call',
        text: 'For example, while the group debates whether the supplier would ever talk to you, you dial. Sometimes the call comes before the offer is ready, and you improvise a price.',
      },
      {
        title: 'Puts two people together',
        text: 'For example, you hear of a shortage in one branch and a surplus in another, and connect them by lunch. Both then expect you to stay involved, and you have moved on.',
      },
      {
        title: 'Sells an unfinished idea',
        text: 'For example, with a sketch on a napkin and ten minutes, you get a budget holder to nod. The people who build it inherit a promise full of features no one has sized up.',
      },
      {
        title: 'Argues without grudges',
        text: 'For example, you disagree loudly with a peer at eleven and invite them to lunch at noon. They may still be hurt, and you seldom check.',
      },
      {
        title: 'Unsticks a stalled meeting',
        text: 'After forty minutes of circling, you say what the choice is and ask for a show of hands. A thoughtful colleague had one more fact and kept it back.',
      },
      {
        title: 'Faces the angry client',
        text: 'When a furious customer walks in, you go to the front and take the conversation. Your team watches, and learns to leave those moments to you.',
      },
    ],
    limitations: [
      {
        title: 'Mark thoughts as thoughts',
        text: 'Half of what you say is only a test. Your team cannot tell which half, so they spend two days building the wrong thing.',
      },
      {
        title: 'Call the shop first',
        text: 'For example, you offer Friday delivery in front of the client. The shop finds out from the order form and works two nights to keep your word.',
      },
      {
        title: 'Stay for the dull middle',
        text: 'For example, after launch your calendar fills with new openings, while the running project loses its sponsor in week three and no one says so to you.',
      },
      {
        title: 'Let sentences end',
        text: 'Cutting in saves you eight seconds. It costs you the warning that was coming at the end.',
      },
      {
        title: 'Check who is silent',
        text: 'You read a quiet table as support. The objections come out later in private messages, where you cannot answer them.',
      },
    ],
    developmentTips: [
      'Say the word idea or the word decision before each proposal this week, so listeners know which it is.',
      'Limit yourself to five open projects on a card at your desk, and end one before adding a sixth.',
      'Ten minutes before your next client meeting, call the people who have to deliver, and ask what you can promise.',
      'Let two others speak before you in the first meeting on Monday, and note what you would have missed.',
      'Revisit one project from last month on Wednesday, and ask its owner which decision they still need from you.',
      'Wait one night before sending your next big proposal upward, then cut a third of it at breakfast.',
    ],
    workStyle: {
      leadership:
        'You lead by voice and by going first. You name a target larger than the group had in mind, speak before the numbers are final, and make the opening sale yourself. People get real responsibility from you in their first month. They also need you at the halfway point, when the plan has shrunk and someone must choose what to drop.',
      teamRole:
        'In a group you are the starter and the public face: you find the sponsor, open the pitch, and bring in the person from outside. Pair up with a finisher and agree on it openly. They own the list and the dates, you own the contacts and the pitch, and neither of you edits the other’s half without asking.',
      communication:
        'You talk fast, exaggerate a little, and decide in the middle of your own sentence. Debate is fun for you, so you argue the other side to see if it holds up. To quieter people it feels like an attack, so tell them when you are playing, ask them direct questions by name, and put the final version in writing.',
      environment:
        'You do well with a visible target, a phone, travel, and a boss who argues back. Open deals and mixed company keep you on your toes. Long approval chains make you go around them, which brings trouble later. Look for places where the rules are few and firm, and where someone else keeps the records day by day.',
    },
    careers: [
      {
        title: 'Business development manager',
        text: 'Strangers, refusals and open targets fill the week, and you recover quickly from each.',
      },
      {
        title: 'Restaurant manager',
        text: 'A full dining room takes quick calls, a firm voice in the kitchen and charm at the door.',
      },
      {
        title: 'Renovation contractor',
        text: 'You win the homeowner, line up the crews, and settle disputes on the spot.',
      },
      {
        title: 'Music promoter',
        text: 'Someone has to talk a band, a sponsor and a hall into the same night.',
      },
      {
        title: 'Campaign manager',
        text: 'A local election has a fixed finish, volunteers to cheer on, and daily changes of plan.',
      },
      {
        title: 'Medical device representative',
        text: 'Short talks with busy surgeons suit a person who opens directly and reacts fast.',
      },
      {
        title: 'Developer advocate',
        text: 'On stage and in forums, you bring a technical product to people and carry complaints back.',
      },
      {
        title: 'Admissions director',
        text: 'School visits, family tours and an enrollment number to reach keep you moving and talking.',
      },
    ],
    goals: [
      {
        goal: 'Finish before you launch again',
        metric: 'Two running projects closed, with results shown, before a third begins',
        firstStep: 'Write all open projects on one page and circle the two nearest to done.',
      },
      {
        goal: 'Clear promises with the team',
        metric: 'Five commitments checked with the people who deliver them',
        firstStep: 'Message one delivery lead and ask which promise of yours worries them most.',
      },
      {
        goal: 'Hear the whole sentence',
        metric: 'Six meetings without a single interruption from you',
        firstStep: 'Ask a colleague to hold up a pen whenever you cut someone off.',
      },
    ],
    phrases: [
      {
        say: 'You want volume, I want the big name. Let’s price both and choose today.',
        avoid: 'You’re wrong about this one, just look at last year.',
        to: 'D',
      },
      {
        say: 'Two good ideas. Let’s pick one now; the other can wait until it ships.',
        avoid: 'Yes, and we could also do a video, and a tour, and a party.',
        to: 'I',
      },
      {
        say: 'This is only a thought. Nothing changes for you unless we both say so next week.',
        avoid: 'I’ve just told the client that we’re changing everything on Monday.',
        to: 'S',
      },
      {
        say: 'Attack this draft for me. Which three assumptions would you test before I pitch it?',
        avoid: 'Don’t worry about the details, we just need people to say yes.',
        to: 'C',
      },
      {
        say: 'I interrupted you. Please go on from the part about the supplier.',
        avoid: 'Yes, I know where this is going, so here’s my point.',
      },
      {
        say: 'I can’t promise Friday until I’ve talked to the shop.',
        avoid: 'Friday is fine, they always find a way.',
      },
      {
        say: 'I brought this in and then went silent. What do you need from me now?',
        avoid: 'Is that thing still going on? I thought you had it covered.',
      },
    ],
    workingWith: {
      D: {
        title: 'Agree on who decides',
        text: 'Put two people who push in the same room and the talk gets loud quickly. This colleague respects directness and a short list, and grows tired of your third anecdote. You, in turn, take their bluntness as a challenge and raise your voice. Settle before the meeting which decisions are theirs and which are yours, then keep to it.',
      },
      S: {
        title: 'Give them a night',
        text: 'Your speed leaves a patient colleague with the feeling that the floor moves every morning. They will carry your project faithfully once they know it will still exist next month. What irritates you is their pause, and you fill it with more selling. Bring the change early, explain what stays the same, and come back tomorrow for their answer.',
      },
      C: {
        title: 'Ask for the weak points',
        text: 'A person who wants proof sees gaps in your pitch that a client will also see, only later and at greater expense. They dislike round numbers, and being hurried in public. You dislike hearing about problems while you are still enjoying the idea. Hand over the draft in private, ask for the three weakest points, and fix one while they watch.',
      },
    },
  },
}
