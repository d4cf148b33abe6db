import type { StyleContent } from './types'

export const is: StyleContent = {
  code: 'IS',
  name: 'The Generous Host',
  nickname: 'The Glue',
  preview: {
    keywords: ['Hospitable', 'Attentive', 'Obliging', 'Considerate'],
    coreTraits: {
      pace: {
        title: 'Lively but patient',
        text: 'You respond to people at once, and let them take their time.',
      },
      perspective: {
        title: 'How people are doing',
        text: 'You sense who has gone quiet before you notice which number has slipped.',
      },
      focus: {
        title: 'People before tasks',
        text: 'Your list for today has names on it, with the tasks in parentheses.',
      },
    },
    summary: 'You are the one colleagues come to: they close the door and ask whether you have a minute. They leave lighter, because you listened and offered to take the late shift. Your own report gets written at nine in the evening.',
  },
  detail: {
    description: [
      'When someone starts on your team, their desk already has a working lamp, a list of phone numbers, and a note in your handwriting. During the first week you happen to pass by at lunchtime. You like company, but you have no need to be at its center: at a party you are somewhere between the kitchen and the guest who knows no one. People tell you the second sentence, the one that comes after “I’m fine.”',
      'All this takes hours that no schedule shows. You may swap shifts, edit a friend’s application, or drive to the other site because a voice on the phone sounded low. When two colleagues quarrel, both tell you, and you carry two versions around for weeks before you put them at one table. Saying no feels to you like sending a guest home, so the yes comes out warm, and later you are tired and a little hurt that no one asks how you are.',
    ],
    coreValues: [
      {
        title: 'Belonging',
        text: 'No one should need a second week to learn where the cups are kept.',
      },
      {
        title: 'Loyalty',
        text: 'You defend an absent colleague in the break room, even one you argued with that morning.',
      },
      {
        title: 'Gentle honesty',
        text: 'For you, a hard truth belongs in a private room with enough time afterward.',
      },
      {
        title: 'Every name listed',
        text: 'The thank-you slide should list the night crew as well as the presenter.',
      },
      {
        title: 'Hellos and goodbyes',
        text: 'Monday coffee, a farewell card and a proper goodbye are work to you, and worth the minutes.',
      },
    ],
    strengths: [
      {
        title: 'Brings newcomers in',
        text: 'You walk the new colleague to four desks and tell each person one thing about them. Your own morning is gone, and no one plans for that.',
      },
      {
        title: 'Hears what is unsaid',
        text: 'When a driver says the route is fine, you ask again because their shoulders say otherwise. You then carry their worry home along with your own.',
      },
      {
        title: 'Calms a heated complaint',
        text: 'For example, when a parent shouts at the front desk, within minutes they are sitting down and telling you what happened, in order, though you may give a refund to keep the peace.',
      },
      {
        title: 'Remembers the personal detail',
        text: 'Before the handover you know whose parent is in the hospital, and you quietly adjust the schedule. Others see an exception and wonder about the rule.',
      },
      {
        title: 'Keeps volunteers coming back',
        text: 'For example, after the open house, each helper gets a message that mentions what they did. It takes your Sunday, and helpers begin to expect it.',
      },
      {
        title: 'Hands over the spotlight',
        text: 'For example, in the project review you let the trainee who made the chart present it. Your manager may never learn how much of the work was yours.',
      },
    ],
    limitations: [
      {
        title: 'Decline while it is small',
        text: 'For example, you take the extra shift because they sounded desperate. Three weeks later you are exhausted, and the plan now counts on you.',
      },
      {
        title: 'Sit both sides down',
        text: 'Each person in the dispute confides in you. While you keep both secrets, the delivery date they are fighting about goes by.',
      },
      {
        title: 'Say what you want',
        text: 'Asked where the team should move, you name what others would like. The result suits them, and you drive forty minutes longer.',
      },
      {
        title: 'Give the grade plainly',
        text: 'Your feedback is so soft that a trainee hears praise. They fail the practical test and ask why no one warned them.',
      },
      {
        title: 'Protect your own hours',
        text: 'A knock on the door outranks your task, so the paperwork moves to the evening, and errors slip in when you are tired.',
      },
    ],
    developmentTips: [
      'Block nine to ten thirty on two mornings this week, door shut, for the task only you can do.',
      'Refuse one favor by Thursday in a single sentence, without offering a replacement right after it.',
      'Invite two people who complain about each other to a twenty-minute talk, and bring one question for both.',
      'Tell your manager on Friday about three things you did this week that appear on no list.',
      'Name your preference first, once this week, when a group of three or more chooses a place or a date.',
      'Ask one colleague for help before Wednesday noon, with something you would normally do alone.',
    ],
    workStyle: {
      leadership:
        'You lead by knowing each person: what they are good at, what is happening at home, which task scares them. Few resign without talking to you first. The hard part for you is when fairness to nine means disappointing one. Write the rule down before you hear the story, and let someone else check the exceptions you grant.',
      teamRole:
        'Between shifts and departments, you pass on what the handover note left out. You repair small misunderstandings the same afternoon, often without either side noticing, and because the work is invisible, it grows. Every few weeks, give one of these jobs away by name: the birthday list, the new-hire tour, the ride to the station.',
      communication:
        'You ask, nod, and ask again, and your messages open with a kind line about the weekend. Criticism arrives as a suggestion with a smiley face, and some readers need it plainer, especially under time pressure. Try one sentence for what happened, one for what you want instead, and only then the kind line, which they will still believe.',
      environment:
        'You work well in a stable group with a shared kitchen, regular guests or clients, and a boss who says good morning. Constant reshuffling wears you out, since each new team has to be welcomed from scratch. Rankings on the wall make you uneasy. A quiet corner for an hour a day helps more than you admit.',
    },
    careers: [
      {
        title: 'Patient care coordinator',
        text: 'Families in a confusing week need one familiar voice who remembers what was said on Monday.',
      },
      {
        title: 'Kindergarten teacher',
        text: 'Small children and their worried parents both need a cheerful person who has time.',
      },
      {
        title: 'School office assistant',
        text: 'A late child, a worried parent and a substitute teacher all come to your desk.',
      },
      {
        title: 'Guest relations manager',
        text: 'Making tired travelers feel expected is something you would do unasked.',
      },
      {
        title: 'Customer onboarding specialist',
        text: 'New users get stuck and feel foolish, and you stay on the line.',
      },
      {
        title: 'Community choir director',
        text: 'Forty amateurs arrive after work, and you greet the shy alto as well as the soloist.',
      },
      {
        title: 'Apprenticeship coordinator',
        text: 'Young electricians, busy site supervisors and a school all need someone they trust in the middle.',
      },
      {
        title: 'Family support worker',
        text: 'Home visits call for patience, tact and a person who comes back next week.',
      },
    ],
    goals: [
      {
        goal: 'Keep two mornings for yourself',
        metric: 'Eight blocked mornings kept without a single visitor',
        firstStep: 'Open your calendar and block two slots, each labeled with its task.',
      },
      {
        goal: 'Refuse small requests kindly',
        metric: 'Six favors declined in one sentence, with no replacement offered',
        firstStep: 'Write your refusal sentence on a card, and say it three times to the wall.',
      },
      {
        goal: 'Show your invisible work',
        metric: 'Five reports to your manager, each naming two unseen tasks',
        firstStep: 'Note every favor you did today, with the minutes each one took.',
      },
    ],
    phrases: [
      {
        say: 'I disagree with the new schedule. Two people can’t cover Saturday. Here’s what I’d change.',
        avoid: 'It’s fine, we can make that work, please don’t change it for us.',
        to: 'D',
      },
      {
        say: 'I’d love to join. I can give you one evening, and I’d like to do the decorating.',
        avoid: 'Of course, count me in for all of it, whatever you need.',
        to: 'I',
      },
      {
        say: 'You said it’s okay. What would make it good for you?',
        avoid: 'Well, if you don’t mind, then I don’t mind either.',
        to: 'S',
      },
      {
        say: 'Your checklist is right. I skipped step four for a worried customer, and here’s why.',
        avoid: 'Oh, please don’t be so strict, they were having a terrible day.',
        to: 'C',
      },
      {
        say: 'I can’t take your Sunday shift. I hope you find someone.',
        avoid: 'Let me see if I can move my family dinner for you.',
      },
      {
        say: 'You’re each telling me separately. I’ll sit down with both of you at three.',
        avoid: 'I understand you completely, and please don’t tell them I said so.',
      },
      {
        say: 'I have ten minutes now, or half an hour after two. Which do you need?',
        avoid: 'Come in, sit down, I wasn’t doing anything important anyway.',
      },
    ],
    workingWith: {
      D: {
        title: 'Answer within the hour',
        text: 'The colleague who pushes for results may sound sharp about the task and forget it by lunch. You remember it for days. They need a clear yes or no from you, and take your softness for agreement. Go to them within the hour, say which part you cannot do, and offer one alternative. A short answer bothers them less than a vague one.',
      },
      S: {
        title: 'Decide one thing together',
        text: 'With a calm, considerate partner everything is pleasant, and that is the trap: each of you waits for the other’s wish. They need less talk and fewer surprise visitors in their day. You wait for a reaction and start guessing how they feel. Ask one closed question, accept the short answer, and settle the date before you leave.',
      },
      C: {
        title: 'Separate person and procedure',
        text: 'A colleague who follows the written procedure treats everyone alike, and calls that fair. You look at the person and make an exception, and call that fair too. Both of you have a point, and both get annoyed. They need your exceptions announced beforehand, with a reason. Ask them to help you write a rule for the cases you keep running into.',
      },
    },
  },
}
