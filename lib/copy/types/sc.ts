import type { TypePage } from './type-page'

export const sc: TypePage = {
  lede: 'You keep promises other people have forgotten they made. Patient with people, exact with the work.',
  day: [
    'You’re at your desk ten minutes early, because those ten are the quiet ones. Before you open your email, you finish what you wrote down last night. At ten someone asks whether the printer ever agreed to the new price.',
    { pull: 'You don’t search for it. You remember the call, the name, and the folder.' },
    'In the meeting you say little. You’re listening for the sentence that doesn’t match what was agreed in March. When it comes, you mention it on the way out, to one person, so no one loses face. By four, two colleagues have stopped by with a quick question. Each took twenty minutes. You still leave with your list done, because you’d planned for them. On the stairs you meet the custodian, who’s having surgery next week. Back in the fall you offered to water the plants for those days. You have the key on you. The last thing you do is write tomorrow’s first line.',
  ],
  best: [
    'You’re at your best with something that has to work for years, in a team that stays together. You write instructions a new colleague can follow on the first day. When the quiet one stops talking, you notice. You ask two days later, since it’s easier to answer then.',
    { pull: 'Your yes means something, because you worked out what it costs first.' },
    'When a project changes hands, you know which of its odd rules are useful, and which are just old. New people find you in their first week. They’ve worked out who gives the same answer on Monday and on Friday. In a pharmacy, a bank or a garage, customers ask for you by name, and they’re willing to wait.',
  ],
  pressure: [
    'When everything changes at once, you get quieter and do more yourself. You check a third time. You take the late shift rather than ask for help.',
    { pull: 'You say it’s fine, and you start keeping count.' },
    'What you don’t say on Tuesday comes out three weeks later, in a polite email that surprises its readers. Deadlines aren’t the hard part; you can work to a deadline. A plan that keeps changing wears you down, above all when its authors won’t have to carry it out. By the third version you’ve stopped offering a better one.',
  ],
  others: {
    D: 'They want an answer in the hallway. Say “Thursday, by noon,” and keep it. A date calms them more than an explanation does.',
    I: 'They’ve promised something new before you’ve finished the last thing. Ask which of the two can wait. They usually know.',
    S: 'It’s comfortable, and each of you can wait so long to bring it up that neither does. Take turns going first.',
    C: 'You look at the same details and enjoy it. Decide beforehand when it’s good enough, or you’ll both miss the due date.',
  },
  helps: [
    'Ask for changes in writing, with the reason. Most of your worry is about reasons you weren’t given.',
    'Show the first version a day before you’d like to. People read a draft more kindly than you think. You hear about the missing page while there’s time.',
    { pull: 'Say one small no a week, to someone you like.' },
    'It’s practice for the one that matters. When you’ve said it’s fine, wait an hour and see if it still is. If it isn’t, go back the same day. If you lead people, say out loud what you noticed about their work. They can’t see how closely you were looking.',
  ],
}
