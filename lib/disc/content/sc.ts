import type { StyleContent } from './types'

export const sc: StyleContent = {
  code: 'SC',
  name: 'The Faithful Keeper',
  nickname: 'The Long Memory',
  preview: {
    keywords: ['Loyal', 'Thorough', 'Discreet', 'Careful'],
    coreTraits: {
      pace: { title: 'Deliberate', text: 'You go back one step to check before going forward two.' },
      perspective: { title: 'Detail and history', text: 'Every new case reminds you of an old one you wrote down.' },
      focus: { title: 'People through tasks', text: 'You look after others by getting their papers, doses and dates right.' },
    },
    summary: 'You remember why the rule exists, who was promised what, and where the signed copy is. Others go home on time because you check the list once more. Your worries get the same careful storage: you carry them alone.',
  },
  detail: {
    description: [
      'There is a folder, on paper or in your head, for each person who depends on you. It may hold a customer’s old complaint, a child’s allergy, an agreement made with a handshake in the spring. You keep it because a mistake would land on a person; the folder itself means little to you. Colleagues rely on it daily and seldom ask how it gets made. Your answers begin with a pause, in which you test whether the next sentence is true.',
      'New procedures get a long look from you. You ask what becomes of the old exception, and often there is one that no one carried over. Once convinced, you follow the new version exactly and expect the same of others. When they do not, you correct their form after hours and say nothing. You may recall one sharp remark about a wrong date word for word years later, while the praise from the same week is gone. Two surprises make one day feel like three.',
    ],
    coreValues: [
      { title: 'A kept word', text: 'An agreement from last spring still counts for you even if no one else remembers it.' },
      { title: 'Accuracy for others', text: 'You check the dose, the date or the amount because there is a person at the other end.' },
      { title: 'Privacy', text: 'Personal files stay face down on your desk when visitors come.' },
      { title: 'Continuity', text: 'You want the next person to find the reasons along with the keys.' },
      { title: 'Preparation', text: 'You arrive at an appointment having read the notes of the previous three.' },
    ],
    strengths: [
      { title: 'Remembers what was agreed', text: 'When a client claims a free repair, you find the note from two years ago. Being the archive means you get interrupted about everyone’s past.' },
      { title: 'Checks for someone’s sake', text: 'For example, on an outing you count the children twice before the bus leaves and go through the medicine bag, so you board last, while the driver sighs.' },
      { title: 'Hands over completely', text: 'For example, your vacation note covers spare keys, open cases and which customer dislikes the phone. Writing it takes up the two days before you leave.' },
      { title: 'Corrects without shaming', text: 'For example, you show a colleague the wrong total in private, with a pencil and the receipt. If there is no private moment, you may not show it at all.' },
      { title: 'Stays loyal through change', text: 'A third boss in four years gets the same honest preparation from you as the first. Some managers come to treat that patience as free.' },
      { title: 'Spots the forgotten exception', text: 'For example, in a software rollout you ask about the one school that pays by check. Project leads hear another delay, and your next question gets less time.' },
    ],
    limitations: [
      { title: 'Share the worry sooner', text: 'For example, you notice in May that the numbers do not match and study them alone until July. A repair that needed one phone call now needs a committee.' },
      { title: 'Return work with errors', text: 'You silently fix the faulty forms that come from the next desk. The sender keeps making them, and your evening goes into a job that is not yours.' },
      { title: 'Let old safeguards go', text: 'A step that once protected someone stays in your routine for good, so new colleagues wait eleven days for a stamp that no longer serves a purpose.' },
      { title: 'Forgive your small mistakes', text: 'One wrong date in a letter stays with you all weekend. Afterward you check everything four times, and customers wait longer for each answer.' },
      { title: 'Speak without full proof', text: 'In meetings you hold back until each fact is certain, and meanwhile decisions are made by people who have not read the file.' },
    ],
    developmentTips: [
      'Mention one half-formed worry to a person you trust before Wednesday lunch, without bringing a solution.',
      'Send back the next form with errors within five minutes, with one line naming the field.',
      'Choose one checklist on your desk, remove a single step, and watch ten cases go through.',
      'Say one thing in Thursday’s meeting that you are only eighty percent sure of, and call it that.',
      'Write up one thing only you know, and put it in a shared folder: fifteen minutes, Tuesday at four.',
      'Check your next three routine emails once instead of twice, send them, and note what happened by Friday.',
    ],
    workStyle: {
      leadership:
        'When you lead, no one has to guess what was decided, because it is written down and kept. You protect people’s private matters and prepare each review with examples. Deciding in public, without documents, is uncomfortable for you. Let someone act on a rough instruction once a week, and agree beforehand which errors would be harmless.',
      teamRole:
        'The group uses you as its memory and its final check. You know which supplier failed in the flood year and which form the auditor wanted. Few people see this work, since its result is that nothing happens. Put the three most needed answers on a shared page, so your sick day does not stop everyone else.',
      communication:
        'A prepared note, sent the evening before, contains your clearest thinking. The open debate the next morning gets a third of it, because you do not interrupt. Colleagues might take your reserve for agreement or for coolness. Ask the chair for a turn before the meeting starts, make your point in two sentences, and refer to the note for proof.',
      environment:
        'Clear duties, familiar colleagues and a door you can shut help you do careful work. You settle in places where records matter and you know the people behind them: a clinic, a school office, a family firm. Noise, rushed launches and instructions that contradict each other make you doubt each step. Two days’ notice makes most changes manageable.',
    },
    careers: [
      { title: 'Pharmacy technician', text: 'Each label is a person to you, so it gets read twice.' },
      { title: 'Archivist', text: 'Letters and photographs stay easy to find for people not yet born.' },
      { title: 'Payroll specialist', text: 'Staff trust the figure on the pay stub, and their secrets stay with you.' },
      { title: 'Systems administrator', text: 'Backups, permissions and updates reward someone who logs every change.' },
      { title: 'School registrar', text: 'You keep twelve years of a child’s papers complete and confidential.' },
      { title: 'Furniture restorer', text: 'Old joints ask for patience and respect for whoever made them.' },
      { title: 'Court clerk', text: 'Exact minutes and fair treatment protect people on a very bad day.' },
      { title: 'Elevator mechanic', text: 'Scheduled inspections keep strangers safe, and your logbook proves it.' },
    ],
    goals: [
      { goal: 'Voice worries while they are small', metric: 'Five concerns raised before you have proof', firstStep: 'Write down the concern on your mind and who should hear it.' },
      { goal: 'Write down hidden knowledge', metric: 'Six how-to pages that a colleague has used without calling you', firstStep: 'List five questions people ask only you, and answer the shortest.' },
      { goal: 'Retire outdated steps', metric: 'Three steps removed with no complaint in twenty cases', firstStep: 'Ask one user of your checklist which line they skip.' },
    ],
    phrases: [
      { say: 'Stop for one minute: this contract excludes water damage. With that fixed, I agree.', avoid: 'There might possibly be something in the contract, I could look.', to: 'D' },
      { say: 'We promised the client something else in March. Let’s call them before we announce this.', avoid: 'Well, they did say something once, but go ahead.', to: 'I' },
      { say: 'We’ve both kept quiet about the night shift. I’ll tell the manager at two.', avoid: 'We shouldn’t make a fuss about the night shift.', to: 'S' },
      { say: 'Your version is more exact. Mine is easier for patients, so let’s test both.', avoid: 'I’m sure you’re right, I’ll change mine again.', to: 'C' },
      { say: 'I’m about eighty percent sure we paid this invoice twice. Can someone check with me?', avoid: 'I didn’t want to say anything until I was certain.' },
      { say: 'Field six is empty, so I’m sending the form back to you.', avoid: 'I’ve already filled in the missing parts for you.' },
      { say: 'I got the date wrong. The new letter goes out at noon.', avoid: 'I’m so terribly sorry, I don’t know how this happened.' },
    ],
    workingWith: {
      D: {
        title: 'State the risk, then stop',
        text: 'Direct, impatient colleagues need one sentence about what could go wrong and at what price. You tend to deliver the whole history, and they leave during chapter two. Their shortcuts make you worry about the people affected, while your checks look like brakes to them. Give the risk, the cost and your proposal in three lines, and offer the file only if they ask.',
      },
      I: {
        title: 'Save what they promise',
        text: 'Talkative colleagues forget agreements in good faith, and you remember every one, which can make you a quiet accuser. They need warmth and a short reminder, not a dated list of broken promises. Their improvising tires you, though it also gets silent customers to talk. After a joint visit, write the summary yourself and let them add the story.',
      },
      C: {
        title: 'Bring the person into it',
        text: 'You will enjoy how exact they are, and one table of figures can fill an evening for you both. The difference lies in the reason: they protect the rule, you protect the person behind the case. Told that your exception is illogical, you go silent. They need it written down as a condition. Draft one line, with an example, and ask them to find the gap.',
      },
    },
  },
}
