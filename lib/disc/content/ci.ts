import type { StyleContent } from './types'

export const ci: StyleContent = {
  code: 'CI',
  name: 'The Expressive Expert',
  nickname: 'The Whiteboard',
  preview: {
    keywords: ['Inquisitive', 'Studious', 'Vivid', 'Talkative'],
    coreTraits: {
      pace: {
        title: 'Quiet, then lively',
        text: 'You go silent for a morning, then explain everything before lunch.',
      },
      perspective: {
        title: 'Detail with a picture',
        text: 'Every fact you collect is looking for the drawing it belongs to.',
      },
      focus: {
        title: 'Subject, then audience',
        text: 'The topic comes first, and close behind it the face of someone who gets it.',
      },
    },
    summary: 'You dig into a subject until it is clear to you, and then you cannot wait to draw it for someone. People leave your desk with a sketch. What it costs is brevity: a two-minute question can take twenty.',
  },
  detail: {
    description: [
      'Say a colleague stops by to ask how the new pricing works. You have spent two evenings inside that spreadsheet, so you take a marker, draw three boxes, erase one, and bring in an example about coffee. After a quarter of an hour, four people stand around the board, and someone takes a photo. For you this is the high point of the week, and the report you should be writing is still on page one.',
      'You need to be correct, and you need to be heard. Alone at the desk you check the footnotes; in front of a group you hear yourself promise a number that you have not checked. Then you correct it by email before midnight. Criticism of your content interests you as long as it comes in private. Said in front of an audience, the same comment stays with you for days. A week without people dulls you, and a full day of meetings leaves you with nothing new to say.',
    ],
    coreValues: [
      {
        title: 'Understanding',
        text: 'You do not count something as understood until someone else can explain it back.',
      },
      {
        title: 'Good form',
        text: 'A sloppy diagram annoys you as much as a wrong one.',
      },
      {
        title: 'Fresh knowledge',
        text: 'A workday in which you learned nothing new feels wasted to you.',
      },
      {
        title: 'Honest interest',
        text: 'A follow-up question from the back row pleases you more than applause.',
      },
      {
        title: 'Credit for ideas',
        text: 'When your chart turns up under another name, you notice, and it hurts.',
      },
    ],
    strengths: [
      {
        title: 'Explains with a sketch',
        text: 'For example, the night shift ignores the new stock rule until you sketch it on a cardboard box in three minutes; then you spend an hour on exceptions no one asked about.',
      },
      {
        title: 'Knows it without slides',
        text: 'For example, when the laptop dies, you give the same talk with a pen and lose none of the facts. Behind those twenty minutes are two weekends of preparation.',
      },
      {
        title: 'Bridges two departments',
        text: 'For example, you explain the engineers to the sales team, and the sales team to the engineers, until both sides nod. Both then keep calling you, and your own work starts after five.',
      },
      {
        title: 'Learns ahead of need',
        text: 'For example, months before a new law takes effect, you have read it and give a lunch talk with printed handouts, while the invoices you should have sent that week are still on your desk.',
      },
      {
        title: 'Teaches without belittling',
        text: 'When a new colleague asks the same thing for the third time, you find a third example. It is patient work, and it moves your deadline, not theirs.',
      },
      {
        title: 'Turns data into a picture',
        text: 'For example, in a year of complaint letters you see that most arrive after a holiday, and you show it in one chart, which goes through five color versions before anyone gets to see it.',
      },
    ],
    limitations: [
      {
        title: 'Stop at the answer',
        text: 'You give the history, the exception and the better question, while the person who asked has a bus to catch and leaves without the one line they needed.',
      },
      {
        title: 'Check before you promise',
        text: 'With eager faces in front of you, a guess comes out as a figure, and after you correct it that night, people trust your next figure less.',
      },
      {
        title: 'Keep one comment small',
        text: 'For example, one critical question in front of others takes up two days, while you rebuild the slides and avoid the person who asked.',
      },
      {
        title: 'Write the manual too',
        text: 'The concept excites you, the documentation does not. Three of your tools are not documented anywhere, and the team is stuck on your days off.',
      },
      {
        title: 'Choose one audience',
        text: 'Your report tries to satisfy the specialist and the newcomer at once, so it grows to thirty pages, and both of them skip to the end.',
      },
    ],
    developmentTips: [
      'Answer in one sentence first, five times this week, and only then ask if they want the drawing.',
      'Set a timer next to the whiteboard, and put the marker down after seven minutes.',
      'Write down each number you guess aloud on Tuesday, and check all of them before you go home.',
      'Block Friday from nine to eleven for documentation, and leave the chat closed for both hours.',
      'Invite one critic to a private half hour before your next presentation, and build in their two toughest questions.',
      'Delete a third of your slides the evening before the talk, starting with the ones you like best.',
    ],
    workStyle: {
      leadership:
        'Your people learn a great deal from you. You explain the why, draw the whole system, and enjoy it when a trainee finds a mistake in it. Decisions suffer, because each one turns into a seminar, so begin the meeting with the one you need and end the discussion ten minutes early. Praise the finished task as warmly as the clever thought.',
      teamRole: 'You go away with a tangle of notes and return with a picture that everyone can point to. Workshops, training days and first customer demos go to you out of habit. The routine in between goes to whoever is left, and they notice. Take one dull item from the list each week and close it yourself.',
      communication:
        'You explain with a marker in your hand and watch the faces for the moment of understanding. Your messages begin short and gain three paragraphs before you send them. When no one reacts you add an example, although a question would help more. Let the listener talk for half the time, and write the last line of your email before the first.',
      environment: 'With a library in the morning and an audience in the afternoon, your day works. You need people within reach who like a good discussion, plus a door for the hours of study. Rules without a reason and meetings with cameras off take your energy. You think best at a wall you can write on.',
    },
    careers: [
      {
        title: 'Math teacher',
        text: 'A tough rule, thirty faces, and a fifth way to draw it.',
      },
      {
        title: 'Solutions engineer',
        text: 'You know the product in depth and show it live to skeptical buyers.',
      },
      {
        title: 'Data journalist',
        text: 'Weeks of digging end in one chart that a whole town discusses.',
      },
      {
        title: 'Dietitian',
        text: 'You turn lab values into a plate of food that the patient can picture.',
      },
      {
        title: 'Trade school instructor',
        text: 'You explain the wiring, then watch a trainee do it right.',
      },
      {
        title: 'Exhibit designer',
        text: 'Research becomes a room, and children press the button you planned.',
      },
      {
        title: 'Park ranger',
        text: 'You study the valley all winter and tell its story every summer.',
      },
      {
        title: 'Business analyst',
        text: 'A vague wish becomes a diagram that both departments can agree on.',
      },
    ],
    goals: [
      {
        goal: 'Answer in one sentence first',
        metric: 'Fifteen questions answered in a single line before any detail',
        firstStep: 'Open your last long reply and write its answer as one line on top.',
      },
      {
        goal: 'Document what only you know',
        metric: 'Three tools or routines written up so that a colleague can run them',
        firstStep: 'List every task that stops when you are away, and circle the worst.',
      },
      {
        goal: 'Invite criticism before the talk',
        metric: 'Four presentations tested on one critic beforehand',
        firstStep: 'Ask the most skeptical colleague you know for twenty minutes with your slides.',
      },
    ],
    phrases: [
      {
        say: 'Short version: option two, it saves nine days. The drawing is here if you want it.',
        avoid: 'To understand this, we have to go back to the beginning.',
        to: 'D',
      },
      {
        say: 'We have ten minutes and four ideas. Shall we pick one and finish it?',
        avoid: 'Oh, that reminds me of something else entirely.',
        to: 'I',
      },
      {
        say: 'I’ve talked for ten minutes. What would change for your team on an ordinary day?',
        avoid: 'It’s all perfectly logical once you see the picture.',
        to: 'S',
      },
      {
        say: 'That figure was a guess. I’ll send you the source before noon.',
        avoid: 'Roughly speaking, it’s something like forty percent.',
        to: 'C',
      },
      {
        say: 'Here’s the answer in one line. Tell me if you want more.',
        avoid: 'That’s an interesting topic, let me start from the top.',
      },
      {
        say: 'That’s a fair criticism. Can we go through it after the meeting?',
        avoid: 'I think you didn’t quite understand the slide.',
      },
      {
        say: 'I can explain it on Friday. Until then, page two has the steps.',
        avoid: 'Sure, I can quickly show you right now.',
      },
    ],
    workingWith: {
      D: {
        title: 'Save the drawing for later',
        text: 'The impatient colleague across the table can do without the system: they need to know what to do, by when, and what it costs. You feel cut off at slide three, and they have been waiting since slide one. Show the last slide first and stop talking. If they ask how you got there, you have permission for one drawing.',
      },
      I: {
        title: 'Choose one idea together',
        text: 'With a sociable, spontaneous colleague an hour passes quickly and the board is full. What is missing at the end is a name and a date next to anything on it. Their enthusiasm pulls you past the facts, and later you regret what you both announced. Photograph the board, choose one item, and agree on who writes it up before either of you leaves.',
      },
      S: {
        title: 'Leave the sketch with them',
        text: 'A reserved, helpful coworker listens well, so you take it for a yes and continue. In truth they are wondering what your new system does to the routine that works today. Your energy can feel like pressure. Give them the sketch to take away, come back a day later, and ask which step worries them most. Then change that step.',
      },
    },
  },
}
