import type { StyleContent } from './types'

export const sd: StyleContent = {
  code: 'SD',
  name: 'The Calm Engine',
  nickname: 'The Quiet Push',
  preview: {
    keywords: ['Persistent', 'Composed', 'Practical', 'Firm'],
    coreTraits: {
      pace: { title: 'Slow start, no stop', text: 'You begin without hurry and keep moving after the loud starters have left.' },
      perspective: { title: 'The next milestone', text: 'Your eye goes to what has to be standing when the shift ends.' },
      focus: { title: 'Crew and finish', text: 'You look after the crew and still expect the job to be done.' },
    },
    summary: 'You rarely raise your voice, and yet the thing you said would happen usually happens. People feel looked after while you keep walking toward the finish. You pay for it by carrying the heaviest part yourself.',
  },
  detail: {
    description: [
      'Picture your Monday. Before nine you have walked past everyone, asked two of them how they are and a third where the missing part is. There is no speech. By Wednesday the hardest job on the list is done, often by you, after the others have left. You dislike arguments, but an unfinished job bothers you more, and that decides what happens when a supplier is late for the third time: a friendly call, then a deadline, then another supplier.',
      'Two wishes pull at you: that everyone is all right, and that the job gets done. For weeks the first seems to win: you cover, you wait, you explain again. Then a line is crossed that only you could see, and your answer is short and final, to the surprise of colleagues who thought you easygoing. Pressure from above has the opposite effect: the harder someone pushes, the slower you move, until they give you a reason you can respect.',
    ],
    coreValues: [
      { title: 'Follow-through', text: 'A half-built shelf in the corner bothers you more than an ugly one.' },
      { title: 'Deeds over talk', text: 'You judge a promise by what is on the bench on Friday.' },
      { title: 'Answering for people', text: 'When head office blames your people, you stand up for them in public and settle it later in private.' },
      { title: 'Room to work', text: 'You want the goal explained once and the method left to you.' },
      { title: 'Equal treatment', text: 'Favorites on the vacation list annoy you, even when the favorite is you.' },
    ],
    strengths: [
      { title: 'Pushes without shouting', text: 'For example, you walk over to the late department, sit down, and come back with a delivery date. Because it looked easy, the next late department is yours as well.' },
      { title: 'Keeps going after setbacks', text: 'If the permit is refused in March, you file again in April with the missing drawing, and you may continue long after the project stopped making sense.' },
      { title: 'Takes the hard task', text: 'For example, on the coldest morning you unload the truck with the crew instead of watching, while planning, phone calls and the next order wait.' },
      { title: 'Settles a nervous crew', text: 'After the news of layoffs you give each person one clear job for the day. Your own worry gets no turn, and it comes out later at home.' },
      { title: 'Holds a line kindly', text: 'When a buyer haggles, you repeat the same number three times, politely, over coffee. Sometimes the other side had an offer you should have heard.' },
      { title: 'Turns plans into steps', text: 'For example, a vague wish from the director becomes five jobs with names beside them before noon, and the biggest of the five tends to be yours.' },
    ],
    limitations: [
      { title: 'Delegate the heavy part', text: 'You give out the easy jobs and keep the difficult one, to spare people, so they learn little, and the whole schedule rests on your back.' },
      { title: 'Complain while it is small', text: 'Late starts, sloppy reports, a borrowed drill: you count in silence until the tenth time. Then you respond to all ten, and the other person knows about one.' },
      { title: 'Question the order aloud', text: 'When an order comes without explanation, you slow down and say nothing, so your boss sees refusal, and a two-minute question becomes a two-week dispute.' },
      { title: 'Describe the finish', text: 'In your head the result is clear, so you skip describing it, while the team works hard in slightly different directions and parts get built twice.' },
      { title: 'Report while it moves', text: 'For example, head office hears from you when the job is done, and in the silence they imagine trouble and send someone to inspect.' },
    ],
    developmentTips: [
      'Give away the hardest task on your Monday list, explain it for ten minutes, and stay out of it until Wednesday noon.',
      'Tell one person about one annoyance on the day it happens, before you drive home.',
      'Send your boss three lines on Thursday at three: what is done, what is stuck, what is next.',
      'Draw the finished result on the team board and ask two people what they would do first.',
      'Ask why, out loud, within an hour of the next order you feel like ignoring.',
      'Stop at five thirty on two evenings and write down what really went wrong because you left.',
    ],
    workStyle: {
      leadership:
        'Your team sees you working before it hears you asking. You set few rules, keep them for everyone, and check progress by walking past. Trouble brings out your plainest sentences, and people follow them. They need to hear more while things go well: where this is heading, why it matters, and what you thought of their last job.',
      teamRole: 'Others start the discussion, and you turn up with the ladder. When a project stalls you find the one blocked step and stay with it until it opens. Disputes tend to end around you, partly because you refuse to take sides. Let the group see your plan earlier, otherwise they wait for you to fix it.',
      communication:
        'Few words, said calmly, with nothing added to please. A short talk beside the machine suits you more than a video call with slides. Your care shows in what you do, so colleagues can miss it, along with your annoyance. Two extra sentences help: what you want, and how serious it is from one to five.',
      environment:
        'You need a real goal, a stable crew and control over your own hours and methods. Work with a visible end suits you: a house, a harvest, a move to new offices. Constant reporting, rivalry between managers and targets that change each week make you stubborn. Where effort can be seen, you stay for years.',
    },
    careers: [
      { title: 'Road crew supervisor', text: 'Weather, traffic and tempers need someone who stays calm and keeps dates.' },
      { title: 'Charge nurse', text: 'A full ward needs fair assignments and one person who decides quietly.' },
      { title: 'IT service manager', text: 'During an outage you shield the engineers and keep the repair moving.' },
      { title: 'Fire station officer', text: 'Drills, trust and short orders matter more there than speeches.' },
      { title: 'Assistant principal', text: 'You can be kind to a student and still keep the rule.' },
      { title: 'Warehouse operations manager', text: 'The trucks leave on time, and the crew comes back the next day.' },
      { title: 'Stage manager', text: 'Artists find you patient with their nerves, and the curtain rises on schedule.' },
      { title: 'Physical therapist', text: 'Recovery takes a gentle manner and the nerve to ask for one more.' },
    ],
    goals: [
      { goal: 'Hand over a hard job', metric: 'Three difficult tasks finished by someone else without your help', firstStep: 'Circle the heaviest task on your list and message one colleague about taking it.' },
      { goal: 'Raise problems on day one', metric: 'Six annoyances mentioned on the day they happened', firstStep: 'Find your oldest unspoken complaint and write the first sentence of it.' },
      { goal: 'Share the plan out loud', metric: 'Four short briefings held before work begins', firstStep: 'Sketch your current job in five steps and show it to one teammate.' },
    ],
    phrases: [
      { say: 'I’ll do it. Tell me first why it has to be this week.', avoid: 'Fine. I’ll get to it when I can.', to: 'D' },
      { say: 'Good idea. Pick one part, and I’ll start building it with you after lunch.', avoid: 'Let’s finish what’s already lying around here first.', to: 'I' },
      { say: 'You’ve covered the early shift for a month. Who should take it next?', avoid: 'You look tired, but we all have to hang in there.', to: 'S' },
      { say: 'Your check found two real faults. I’ll fix those now and ship the rest.', avoid: 'We can check forever, someone has to do the work.', to: 'C' },
      { say: 'This is the second time the van came back empty. Please fill it from now on.', avoid: 'Never mind, I filled the van myself again last night.' },
      { say: 'This one is yours. It’s hard, and I’ll be here at four for questions.', avoid: 'Leave it, it’s faster if I do it.' },
      { say: 'We’re half done and a week behind. I need one more person until Friday.', avoid: 'Don’t worry, we’ll get it done somehow.' },
    ],
    workingWith: {
      D: {
        title: 'Push back early, in numbers',
        text: 'You both want it finished, which makes you good partners and tough opponents. They push with speed and volume, you answer by standing still, and neither of you says so. They need to know your limit before they reach it. Name it at the start: how many people, how many days, and which part you will not cut.',
      },
      I: {
        title: 'Let them gather the crowd',
        text: 'Their talk looks like delay to you, and your silence looks like disapproval to them. What they need is a visible reaction: a nod, a laugh, one comment about the idea. They can also win over a department you would have to visit five times. Ask them to make that one call for you, and thank them in public.',
      },
      C: {
        title: 'Agree on what done means',
        text: 'A careful colleague wants the standard settled before the first cut, and you want the first cut made. While they look for errors, you have already begun, so they call you careless and you call them slow. Spend fifteen minutes writing down three conditions for a finished job. After that, let them inspect before you begin the next stage.',
      },
    },
  },
}
