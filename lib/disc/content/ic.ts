import type { StyleContent } from './types'

export const ic: StyleContent = {
  code: 'IC',
  name: 'The Careful Storyteller',
  nickname: 'The Translator',
  preview: {
    keywords: ['Articulate', 'Prepared', 'Observant', 'Particular'],
    coreTraits: {
      pace: {
        title: 'Quick, then careful',
        text: 'You react brightly in the room and go back to check at your desk.',
      },
      perspective: {
        title: 'Story and detail',
        text: 'A figure matters to you once you can tell someone what it means.',
      },
      focus: {
        title: 'People, with proof',
        text: 'You want listeners on your side, and the source ready if they ask.',
      },
    },
    summary: 'You can explain the tax form to the new hire so that both of you end up laughing, and every line is still correct. You want to be liked and to be right, and one raised eyebrow can cost you an evening.',
  },
  detail: {
    description: [
      'Two people seem to share your week. One is at the front of the room, quick, funny, drawing an arrow between the problem and the person it hurts. The other sits at the desk the night before, moving slide seven, looking up whether it was eleven percent or twelve, deleting a joke that might be unfair. Colleagues mostly meet the first and believe it comes easily.',
      'Experts give you their reports because you make them readable without bending the facts. You catch the word in the contract that a customer will misunderstand, and you say so with a smile. Trouble starts where the two halves disagree. Your lively half agrees to give a talk next week; your exact half then needs three. A correction in public stings, even a fair one, and you go over it again on the way home. Months later, you can still quote the one unkind comment out of twenty from your training day.',
    ],
    coreValues: [
      {
        title: 'Clarity',
        text: 'If a patient leaves with the leaflet and no idea what it means, the job is unfinished.',
      },
      {
        title: 'Accuracy with charm',
        text: 'A good anecdote loses its appeal for you when the year in it is wrong.',
      },
      {
        title: 'Craft',
        text: 'You will move a comma at eleven at night, and feel calmer for it.',
      },
      {
        title: 'Both sides of it',
        text: 'Before judging a complaint, you want the customer’s version and the log file side by side.',
      },
      {
        title: 'Learning aloud',
        text: 'Finding something out is only half the fun until you have explained it to a colleague.',
      },
    ],
    strengths: [
      {
        title: 'Makes experts understandable',
        text: 'For example, you turn a forty-page audit into one drawing that the warehouse crew discusses over lunch. The drawing took two evenings that were meant for something else.',
      },
      {
        title: 'Prepares the hard question',
        text: 'When the buyer brings up last year’s defect, you have the answer on a card. Nine other cards, and the Sunday you wrote them, go unused.',
      },
      {
        title: 'Edits with tact',
        text: 'You return a colleague’s proposal with twelve changes and a note that makes them want to read it, while your own draft waits.',
      },
      {
        title: 'Connects numbers to faces',
        text: 'For example, when the waiting time rises by six minutes, you describe what it means for one parent with a toddler. The room then decides for that one parent, and ninety quieter cases drop out of view.',
      },
      {
        title: 'Reads an audience exactly',
        text: 'For example, at the second yawn you skip three slides and go to the example. Later you worry that someone needed the part you left out.',
      },
      {
        title: 'Asks lively, exact questions',
        text: 'For example, on a site visit you joke with the crane operator and learn which step the manual leaves out. The visit runs an hour over, because each answer interests you.',
      },
    ],
    limitations: [
      {
        title: 'Release the rough version',
        text: 'You polish until the night before, so colleagues see the text too late to change its direction and only fix the spelling.',
      },
      {
        title: 'Separate draft from self',
        text: 'A red mark on page two feels like a mark on you. You defend a sentence that you would have cut yourself a day later.',
      },
      {
        title: 'Cut the side story',
        text: 'You give each exception its own footnote and anecdote. The manager who asked for a one-word answer looks at the clock.',
      },
      {
        title: 'Count the hours first',
        text: 'You accept the talk on impulse and prepare it thoroughly, and the hours come out of the task no one applauds, such as the monthly report.',
      },
      {
        title: 'Object in the meeting',
        text: 'For example, you spot the wrong figure on the slide and keep smiling. The polite email arrives at six, after the order has gone out.',
      },
    ],
    developmentTips: [
      'Send one draft on Tuesday with the word rough in the subject line, and ask two questions about it.',
      'Give your next slide deck forty minutes by the clock, and present whatever you have when time is up.',
      'Write down one correction you received this week, in ten words, and then what you will change because of it.',
      'Cut your next presentation to five slides, and keep the rest in a backup folder for questions.',
      'Reply to three emails before lunch tomorrow after reading your answer only once.',
      'Raise one doubt aloud in Thursday’s meeting, within a minute of noticing it, even if your evidence is thin.',
    ],
    workStyle: {
      leadership:
        'As a lead you explain the reason behind each request, often with a sketch, and people can repeat it to their own crews. You prepare one-to-ones with notes, but delegating text or slides is difficult, because you see your version while reading theirs. Agree on three criteria beforehand, check only those, and let the wording be theirs.',
      teamRole:
        'Specialists and customers each bring you what the other side wrote, and ask what it means. You host the review, spot the contradiction, and bring it up so that no one feels accused. Watch the queue, though. Once a team knows that you improve what you touch, the whole pile lands on you the day before, so set a cutoff and a page limit.',
      communication:
        'You speak in examples, check the listener’s face, and correct your own figure halfway through. Emails take you a long time: warm first line, exact middle, a last line you rewrite twice. In a dispute you explain more when you ought to ask. Stop after the main point, and find out which part the other person needs.',
      environment:
        'A good week for you has both an audience and a door that closes: two days with people, two days with material. Loud offices rob you of the second, remote work of the first. You like editors who are frank in private. Vague praise is of little use; a comment in the margin shows that someone has read it.',
    },
    careers: [
      {
        title: 'Instructional designer',
        text: 'Dry procedures become lessons people follow, and every step must still be right.',
      },
      {
        title: 'Optician',
        text: 'You calm a nervous customer at the mirror, then check the prescription twice.',
      },
      {
        title: 'UX researcher',
        text: 'You chat with users, listen for the odd detail, and report with evidence.',
      },
      {
        title: 'Kitchen designer',
        text: 'You ask about Sunday breakfast, then measure to the quarter inch and draw both.',
      },
      {
        title: 'Public information officer',
        text: 'In a storm, residents need facts quickly, in words that do not frighten them.',
      },
      {
        title: 'Podcast producer',
        text: 'A scripted hour that sounds spontaneous is close to how you already prepare.',
      },
      {
        title: 'High school science teacher',
        text: 'An experiment, a joke and a correct formula can fill the same forty minutes.',
      },
      {
        title: 'Grant writer',
        text: 'Funders want a budget that adds up and a true story behind it.',
      },
    ],
    goals: [
      {
        goal: 'Let rough drafts out',
        metric: 'Four unpolished drafts shown to at least two colleagues each',
        firstStep: 'Pick one half-written text and send its first page to someone you trust.',
      },
      {
        goal: 'Take criticism without defending',
        metric: 'Five corrections answered with thanks and one question',
        firstStep: 'Ask a colleague for one weak spot in your last document, and only write it down.',
      },
      {
        goal: 'Limit your preparation time',
        metric: 'Six talks prepared inside the hours you set',
        firstStep: 'Choose your next presentation and write a number of hours at its top.',
      },
    ],
    phrases: [
      {
        say: 'Answer: yes, with one risk. The details are on page two if you want them.',
        avoid: 'Before I answer, let me explain how this number came about.',
        to: 'D',
      },
      {
        say: 'Great story. May I check the two figures in it before it goes out?',
        avoid: 'Well, actually, I think it wasn’t quite like that at all.',
        to: 'I',
      },
      {
        say: 'I changed three words in your text. You can put any of them back.',
        avoid: 'I’ve rewritten your page a little, I hope you like it.',
        to: 'S',
      },
      {
        say: 'You found a mistake in my table. Thank you. Which source should I use?',
        avoid: 'I know, but the main message is still right, and they loved it.',
        to: 'C',
      },
      {
        say: 'This is a rough version. Please tell me if the direction is wrong, not the commas.',
        avoid: 'It’s almost finished, I only need one more evening with it.',
      },
      {
        say: 'Can we stop on this slide? That figure doesn’t match the report I read.',
        avoid: 'Lovely presentation, I may send you a tiny comment about it later.',
      },
      {
        say: 'I can do fifteen minutes without slides, or an hour next month. Your choice.',
        avoid: 'Oh, that sounds fun, sure, I’ll put something nice together.',
      },
    ],
    workingWith: {
      D: {
        title: 'Start with the last line',
        text: 'Your careful build-up makes an impatient colleague reach for their phone. They need the conclusion, the cost and the choice, in about that order. Their brief answer then reaches you as a verdict on your work, though it only concerns the schedule. Prepare a one-minute version and a ten-minute version. Begin with the short one and let them ask for the long one.',
      },
      S: {
        title: 'Edit less, ask more',
        text: 'Steady colleagues share unfinished work only when it is safe to. A witty correction from you, even a mild one, can keep their next draft in the drawer. They also tire when your plan changes with each new finding. Say first which part you would keep, then ask what they were after, and save your changes until they invite them.',
      },
      C: {
        title: 'Stay on the method',
        text: 'With someone even more exact than you, the roles reverse: suddenly you are the one who rounds the numbers. They want the definition, the sample and quiet, and find your illustrations distracting. You want a little applause and get a list. Send them the material two days early, without jokes, and thank them for the list by working through it.',
      },
    },
  },
}
