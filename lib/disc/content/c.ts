import type { StyleContent } from './types'

export const c: StyleContent = {
  code: 'C',
  name: 'The Clear Measure',
  nickname: 'The Second Look',
  preview: {
    keywords: ['Precise', 'Private', 'Factual', 'Questioning'],
    coreTraits: {
      pace: {
        title: 'Slow to commit',
        text: 'You slow down at the point where others start to round the numbers.',
      },
      perspective: {
        title: 'Detail and proof',
        text: 'You look for the evidence first and draw the conclusion after.',
      },
      focus: {
        title: 'The task',
        text: 'You talk about the work for an hour before you mention yourself.',
      },
    },
    summary: 'You read the page again after everyone has agreed, because agreement does not make the total add up. A clear question and one reliable source are most of what you need. Now and then your careful answer comes after the matter is settled.',
  },
  detail: {
    description: [
      'When a task lands on your desk, your first move is to find out what the words mean. What counts as finished? Which of the three customer lists is the current one? You ask in writing, read the answer twice, and then work for two hours without looking up. A figure that does not fit stays with you through lunch, and you go back to it before you open a new message.',
      'In meetings you say little until someone states as fact something you know is wrong; then you correct it, and you are sometimes surprised when the room goes cold. To you the comment was about the number; to the person who gave the number, it was about them. Praise and small talk come harder: you manage both, but you prepare. Colleagues bring you what they want checked, and seldom what they are still dreaming up.',
    ],
    coreValues: [
      {
        title: 'Accuracy',
        text: 'A wrong figure in a report bothers you even when no one will ever use it.',
      },
      {
        title: 'Your own judgment',
        text: 'You accept a rule once you have seen the reason behind it, and not before.',
      },
      {
        title: 'Fair procedure',
        text: 'The same steps should apply to the new hire and to the director.',
      },
      {
        title: 'Uninterrupted time',
        text: 'Two hours with the door closed are worth more to you than a team lunch.',
      },
      {
        title: 'Plain evidence',
        text: 'You trust a table with a source more than a speech that gets applause.',
      },
    ],
    strengths: [
      {
        title: 'Reads to the end',
        text: 'For example, in a long contract, you find that the appendix contradicts page six. The reading takes your evening, and one comment in a meeting is all you have to show for it.',
      },
      {
        title: 'Defines the terms',
        text: 'For example, before the team argues about active customers, you ask what active means and write it down, which annoys the colleagues who came to decide.',
      },
      {
        title: 'Compares without favorites',
        text: 'For example, when two suppliers compete, you build one table and score both in the same way, even if one is an old friend who may not call again.',
      },
      {
        title: 'Works without supervision',
        text: 'Given a clear task on Monday, you have the file in order by Friday with no reminders, although on Wednesday your manager has no idea how far along you are.',
      },
      {
        title: 'Stays factual in a dispute',
        text: 'When a customer questions a bill, you go through it with them line by line. They may leave with the right amount and still feel unheard.',
      },
      {
        title: 'Admits what is unknown',
        text: 'Asked for a forecast, you give a range and say which figures are missing. Listeners who wanted one number sometimes turn to a louder colleague with less behind it.',
      },
    ],
    limitations: [
      {
        title: 'Decide with enough',
        text: 'You ask for one more source when three already agree, and the price goes up or the date passes while the fourth is on its way.',
      },
      {
        title: 'Show half-finished work',
        text: 'Drafts stay on your drive until they are clean. By then a change of direction costs a week, and a small comment feels large.',
      },
      {
        title: 'Open with what works',
        text: 'Your review starts at the first error and ends at the last, so the author hears a list of failures and stops asking you to look.',
      },
      {
        title: 'Answer the feeling too',
        text: 'When a coworker is upset, you explain the facts again, more slowly. They go quiet, and you take that for agreement.',
      },
      {
        title: 'Pick up the phone',
        text: 'For example, a disagreement becomes six long emails with numbered points, each of them correct, and after the fourth the other side has stopped reading.',
      },
    ],
    developmentTips: [
      'Set a timer for thirty minutes before your next small decision, and choose when it rings.',
      'Send one draft that is two-thirds done to a colleague before lunch tomorrow, with two questions you want answered.',
      'Write the first line of your next review about something that works, with the page number.',
      'Make one comment, or ask one question, before the third agenda item in this week’s team meeting.',
      'On Thursday, call someone you would normally email, and stay on the line for five minutes.',
      'Mark each open task with what an error would cost, 1 for a little and 3 for a lot, and check each 1 only once.',
    ],
    workStyle: {
      leadership:
        'People who work for you get written goals, the same rules for everyone and an honest review. They seldom get a surprise, or a compliment they did not have to go looking for. You lead from the facts and step in when a number moves. Add one short personal talk a week, or the team will know your standards better than they know you.',
      teamRole: 'In a project you take the part that must be correct: the test plan, the budget sheet, the contract terms. Others bring you their claims and leave with question marks next to two of them. Your turn usually comes last, when time is short, so tell the group early how many days a proper check takes.',
      communication:
        'You prefer a written question with time to think. Your answers are exact, short on warmth and full of conditions. Small talk before a call feels like waiting. When someone asks what you think, they often get what you can prove, so say which is which. Put the conclusion in the first line; the proof can follow for those who want it.',
      environment:
        'You want a desk away from the walkway, one task at a time, and documents that have an owner and a date. You lose half a morning when priorities change by chat message. Open offices with music and quick questions wear you down by noon. Two protected blocks in the calendar, visible to all, do more for you than any headset.',
    },
    careers: [
      {
        title: 'Laboratory technician',
        text: 'The protocol is written down, and a result counts only when it can be repeated.',
      },
      {
        title: 'Bookkeeper',
        text: 'Every entry has a place, and at month end the two sides have to match.',
      },
      {
        title: 'Land surveyor',
        text: 'You measure twice in the field, and a whole street depends on that point.',
      },
      {
        title: 'CNC machinist',
        text: 'A thousandth of an inch matters, and the gauge settles every argument.',
      },
      {
        title: 'Copy editor',
        text: 'Long quiet hours with a text, and a clear rule for each comma.',
      },
      {
        title: 'Database administrator',
        text: 'One clean definition per field keeps a thousand reports from contradicting each other.',
      },
      {
        title: 'Tax examiner',
        text: 'Each file meets the same rules, and your finding has to survive an appeal.',
      },
      {
        title: 'Assessment developer',
        text: 'Each exam question needs one right answer and proof that it is fair.',
      },
    ],
    goals: [
      {
        goal: 'Decide with three sources',
        metric: 'Five decisions made with no more than three sources each',
        firstStep: 'Pick one open decision and write down the three sources you will allow.',
      },
      {
        goal: 'Share work before it is clean',
        metric: 'Four drafts shown while sections are still missing',
        firstStep: 'Send one unfinished page to a colleague and name the part that is missing.',
      },
      {
        goal: 'Give credit in every review',
        metric: 'Ten reviews that open with one thing done well',
        firstStep: 'Open the last review you sent and add one line about what held up.',
      },
    ],
    phrases: [
      {
        say: 'My answer is no. Two reasons, one page, and you can have it today.',
        avoid: 'There are several aspects we’d have to look at first.',
        to: 'D',
      },
      {
        say: 'I like where this is going. Which part do you want me to check first?',
        avoid: 'Where exactly did you get these numbers from?',
        to: 'I',
      },
      {
        say: 'The schedule is solid. I found one date to change, and I can show you.',
        avoid: 'Your schedule has a mistake in it again.',
        to: 'S',
      },
      {
        say: 'I get 412, and you get 409. Let’s compare our sources this afternoon.',
        avoid: 'Your figure can’t be right, I checked mine twice.',
        to: 'C',
      },
      {
        say: 'I have three sources, and that’s enough for me to start.',
        avoid: 'I’d have to look into that in more depth.',
      },
      {
        say: 'That sounds hard. Do you want a solution, or should I just listen?',
        avoid: 'Let me explain once more how the rule works.',
      },
      {
        say: 'I don’t agree, and I want to say why before we vote.',
        avoid: 'Fine, do it your way.',
      },
    ],
    workingWith: {
      D: {
        title: 'Lead with your answer',
        text: 'Someone who moves fast wants the answer before the background. They lose patience at your third condition, and you lose yours when they decide before you have finished it. Start your next message with the recommendation and the risk in two lines, and attach the analysis. They will open it when money is involved, and they will be glad it exists.',
      },
      I: {
        title: 'Let them finish the idea',
        text: 'A colleague who thinks by talking needs a listener before they need a checker. Their story jumps around, the numbers are rounded, and your face shows what you think of it. Let the idea run for ten minutes, write your questions down, and then ask the two that matter. They bring you into rooms you would not enter alone, so say yes to one of those invitations.',
      },
      S: {
        title: 'Take corrections to their desk',
        text: 'A patient colleague who cares about the team reads your tone more closely than your table. A short email with three corrections can cost them a night of sleep, and you will not hear about it. Walk over instead, praise one specific thing, then raise the point. Ask how the change affects their people, and do not settle for the first polite reply.',
      },
    },
  },
}
