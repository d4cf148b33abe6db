import type { TypePage } from './type-page'

export const ds: TypePage = {
  lede: 'You choose a goal, put your head down, and stay with it. The people beside you come along at a pace they can keep.',
  day: [
    'There’s a delivery ramp behind the hospital kitchen that the cooks have cursed for years. Carts tip on it. In January you said you would get it fixed. Since then you’ve asked the maintenance office every second Tuesday.',
    { pull: 'Today two people arrive with a saw and a level, and you hold the tape measure.' },
    'Around that, a normal shift. You lift the heavy trays, because the new cook has a sore shoulder and hasn’t mentioned it. Lunch for four hundred leaves at half past eleven, as it did yesterday. A planner calls to move the whole schedule forward by an hour, starting Monday. You say you’ll think about it, in a tone that ends the call. Then you do think about it. By two you’ve found a version your crew can live with. You don’t announce the ramp. At the end of the day you roll a full cart down it once, slowly, and go home.',
  ],
  best: [
    'Long work suits you: a year of repairs, a patient learning to walk, a class two grades behind. You set a rhythm others can join. Each week a visible piece gets done, and you don’t need applause for it.',
    { pull: 'When you say “we’ll manage,” people stop looking for the exit.' },
    'You’re direct about the work and gentle about the person, often in the same breath. The lazy shortcut gets called by its name. The colleague who took it after a bad night gets a coffee and a ride home. When someone upstairs wants to shorten the crew’s break, they meet you in the doorway. You’re quite friendly, and you’re not moving.',
  ],
  pressure: [
    'You shoulder more and say less. Your jaw sets, and a list that belonged to four people ends up in your back pocket.',
    { pull: 'Asking for help feels to you like dropping your end of the piano.' },
    'So you carry it up all the stairs, and the others believe it was light. Sudden changes are harder for you than hard work. A new direction halfway through makes you dig in, even when part of you knows it’s right. If two of your people fall out, you’re torn. You could put your foot down, or you could wait for it to pass. Either way you turn it over at night, and by morning it doesn’t show.',
  ],
  others: {
    D: 'They want it by tomorrow; you want it to last. Show them the first finished piece early. It buys you time for the rest.',
    I: 'They bring noise and visitors to your building site. Let them show people around. Someone has to tell the story, and you’d rather sweep.',
    S: 'You pull the same load, and it can get very quiet. Say so when it’s too heavy. They’ve been waiting for you to go first.',
    C: 'They ask whether the ground was tested. It’s a fair question, and answering it early is cheaper than digging twice.',
  },
  helps: [
    'Put a date on your patience. When something is stuck, decide now on which day you’ll look at it again, with a doubter beside you. Stopping on that day is allowed.',
    { pull: 'Once a week, hand over something heavy while you could still carry it.' },
    'Choose a person who would like to grow, and keep your hands off while they wobble. Tell your crew why you’re pushing, because worry and anger look alike from outside. If a change comes from above, ask what problem it’s meant to solve before you judge it. You build better on an answer than on an order. And tell someone what the week weighed. It doesn’t make the load bigger, and they may know a shorter staircase.',
  ],
}
