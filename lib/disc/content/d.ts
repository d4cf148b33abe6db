import type { StyleContent } from './types'

export const d: StyleContent = {
  code: 'D',
  name: 'The Front Runner',
  nickname: 'First Through the Door',
  preview: {
    keywords: ['Direct', 'Quick', 'Competitive', 'Independent'],
    coreTraits: {
      pace: {
        title: 'Fast and first',
        text: 'You answer before the question is finished and fill in the gaps later.',
      },
      perspective: {
        title: 'The result',
        text: 'What will be different by Friday matters more to you than how it happens.',
      },
      focus: {
        title: 'Task first',
        text: 'In the morning the job comes first; the greeting comes second, if at all.',
      },
    },
    summary: 'While others are still describing the problem, you are already on the phone to someone who can fix it. Waiting for permission feels like time lost. People often hear about a decision that affects them after you have made it.',
  },
  detail: {
    description: [
      'Your week begins with the thing that blocks everything else. If a supplier is late, you call the owner instead of the front desk; if a meeting drifts, you ask for a vote. Your emails are three lines long, and the last line is a request. You like to be the first to try something, even if the first attempt has to be redone.',
      'Pressure makes you shorter and quicker. When a colleague explains the background, your face shows that you are waiting for the end, so some people bring you only finished answers and the bad news arrives late. On a quiet day you look for something to push, and it may be a project that was running well without you. The same habit pays off when a client cancels or a machine stops: you take the call, name the next step, and answer for it if it proves wrong.',
    ],
    coreValues: [
      {
        title: 'Results',
        text: 'A plan on the wall means little to you until something has been shipped, signed or sold.',
      },
      {
        title: 'A free hand',
        text: 'Once you have the target and the budget, you want to choose the route alone.',
      },
      {
        title: 'Speed',
        text: 'You feel that a bad answer today can be fixed, while a good one next month is already late.',
      },
      {
        title: 'Winning',
        text: 'A ranking, a bid or a rival across town gives you more energy than a thank-you card.',
      },
      {
        title: 'Owning it',
        text: 'If an order goes wrong in your department, you want to be the one who calls the customer.',
      },
    ],
    strengths: [
      {
        title: 'Decides with half the facts',
        text: 'When the truck is leaving and two answers are missing, you pick a load and send it. Now and then the missing answer was the one that mattered.',
      },
      {
        title: 'Names the price first',
        text: 'In a negotiation you say your number while the other side is still looking at its notes. Some partners feel pushed and quietly call your competitor.',
      },
      {
        title: 'Stops what does not sell',
        text: 'For example, on the morning you see the list, you drop the product that sells forty units a year, and the person who built it finds out from the catalog.',
      },
      {
        title: 'Takes over in trouble',
        text: 'For example, when the system goes down, you hand out jobs before anyone has asked who is in charge. Handing control back afterward is harder for you.',
      },
      {
        title: 'Speaks up the same day',
        text: 'You tell a colleague before they go home that the offer they sent was weak, and what you forget overnight can stay with them for a month.',
      },
      {
        title: 'Starts without a template',
        text: 'If no one has opened a branch there before, you rent the space and learn the rest as you go, while whoever follows gets no manual and repeats your mistakes.',
      },
    ],
    limitations: [
      {
        title: 'Ask before you announce',
        text: 'The change is made on Monday and explained on Wednesday, so people who would have warned you learn to keep their warnings to themselves.',
      },
      {
        title: 'Wait for the whole point',
        text: 'You answer as soon as you guess what someone means. When the guess is wrong, you spend an afternoon on a problem that no one has.',
      },
      {
        title: 'Stop racing your own team',
        text: 'You answer the client before the colleague in charge can. They step back, and soon you have their work and cannot take a day off.',
      },
      {
        title: 'Share the reason',
        text: 'You hand out orders without the why, so when the situation changes, the team cannot adjust alone and comes back to you each time.',
      },
      {
        title: 'Admit the wrong turn early',
        text: 'Turning back looks like losing, so you push a weak decision for another month, and the repair then takes money that the next project needed.',
      },
    ],
    developmentTips: [
      'Stay seated for five minutes after your next team meeting ends, and ask who disagreed.',
      'Ask two people on Thursday what they would have told you before your last decision.',
      'Wait ten minutes before you answer one email that annoys you, then delete its first line.',
      'Pick one dull task on your desk and finish its last page before noon, phone in the drawer.',
      'Start one call tomorrow with a question about the other person’s day, and listen for two full minutes.',
      'Hand over one decision worth less than two hundred dollars this week, and do not check it until Friday.',
    ],
    workStyle: {
      leadership: 'Your team runs at your speed, and people know the target because you repeat it at each stand-up. A target alone is not enough for them: say what they may decide without you, and say it before the work starts. Otherwise the fast ones copy your pace and the careful ones wait for orders.',
      teamRole: 'When the boss asks for volunteers, your voice breaks the silence. You take the unpopular piece, such as the call to the angry client, and expect the rest to keep up. Shared work with no clear owner frustrates you, so you tend to grab it, and later you resent how full your list is.',
      communication: 'Short, spoken and now. You phone where others write, and when you write, you leave out the greeting. That saves time with people who know you, while new colleagues read the same message as anger. One line of context, such as why you need it by noon, spares you a second talk.',
      environment:
        'A clear scoreboard, quick access to whoever decides and a free choice of method keep you interested. Forms that pass across five desks and weekly reports that go unanswered wear you down. You like places where problems arrive unannounced: a site, a sales floor, a busy ward. Quiet maintenance work needs a deadline or a rival to hold your attention.',
    },
    careers: [
      {
        title: 'Construction site manager',
        text: 'Ten trades want answers at seven in the morning, and you like giving them.',
      },
      {
        title: 'Emergency room nurse',
        text: 'The next patient sets the pace, and the room runs on short, clear requests.',
      },
      {
        title: 'Emergency dispatcher',
        text: 'A caller is shouting, and you pick the crew while they are still speaking.',
      },
      {
        title: 'Head chef',
        text: 'Every evening is a race with a finish line, and you call the orders.',
      },
      {
        title: 'School principal',
        text: 'A school that is stuck needs someone who takes the complaint call and changes the schedule.',
      },
      {
        title: 'Product manager',
        text: 'You choose what ships, drop what does not, and see the result within weeks.',
      },
      {
        title: 'Concert tour manager',
        text: 'The stage has to be up by six in a new city, whatever broke overnight.',
      },
      {
        title: 'Operations manager',
        text: 'Late deliveries and stopped lines give you a new problem to clear each morning.',
      },
    ],
    goals: [
      {
        goal: 'Hear objections before deciding',
        metric: 'Five decisions with one written objection collected first',
        firstStep: 'Message one colleague about a choice you are about to make and ask what could go wrong.',
      },
      {
        goal: 'Give whole decisions away',
        metric: 'Four decisions made by others without your approval',
        firstStep: 'List the last ten things people asked you to approve and pass two of them on for good.',
      },
      {
        goal: 'Give reasons with your orders',
        metric: 'Ten instructions sent with a one-line reason',
        firstStep: 'Open the last order you sent and add the sentence that says why.',
      },
    ],
    phrases: [
      {
        say: 'I have a view, but I want to hear yours before I say it.',
        avoid: 'Here’s what we’re going to do.',
      },
      {
        say: 'I was too short with you this morning. Tell me what I missed.',
        avoid: 'You shouldn’t take everything so personally.',
      },
      {
        say: 'That call was mine and it was wrong. Here’s what I’m changing today.',
        avoid: 'No one could have known that at the time.',
      },
      {
        say: 'We both want to steer this. You take pricing, I’ll take delivery, and neither of us interferes.',
        avoid: 'Just leave this one to me, I’m faster.',
        to: 'D',
      },
      {
        say: 'Walk me through the idea first. Then we’ll pick two steps to start with.',
        avoid: 'Skip the story and give me the numbers.',
        to: 'I',
      },
      {
        say: 'This changes your shift starting next month. What would make the switch easier for you?',
        avoid: 'Everyone will be on the new plan tomorrow.',
        to: 'S',
      },
      {
        say: 'Which three numbers do you need before you’re willing to sign this?',
        avoid: 'We don’t have time to check all that.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Let them tell it',
        text: 'Someone who thinks aloud wants a few minutes of real contact before the agenda. To them your clipped answers feel like a closed door; to you their detours feel like lost time. Keep the first five minutes free for talk, then ask which idea they will own, and credit them for it in front of others.',
      },
      S: {
        title: 'Warn before you turn',
        text: 'A colleague who likes a steady rhythm will not fight you in the meeting. They nod, and then the work slows, because the change breaks something you did not ask about. Bring them the news a day ahead, name what will not change, ask your question one to one, and wait through the silence that follows.',
      },
      C: {
        title: 'Give the question time',
        text: 'The person who checks everything protects a result that carries your name. You hear doubt in their questions, they hear carelessness in your answers, and both of you get impatient. Send the figures before the meeting instead of presenting them in it. Let them set one condition, and keep it even when it costs you a day.',
      },
    },
  },
}
