import type { PerLetter } from '../letters'
import type { Field } from './field-names'

/** What a letter's strength, and its price, can look like on a working day. */
export interface FieldScene {
  strength: string
  limit: string
}

export const FIELD_SCENES: Record<Field, PerLetter<FieldScene>> = {
  office: {
    D: {
      strength: 'For example, the weekly meeting is going around in circles. You name the two options, ask for a vote, and everyone is back at their desk by ten.',
      limit: 'For example, you answer a request to another team because they are slow. The next request comes straight to you, and so does the one after it.',
    },
    I: {
      strength: 'For example, two departments have been emailing for a week. You walk one over to the other, and it is settled before the coffee is gone.',
      limit: 'For example, you agree to three things on the way back from lunch. None of them is written down, and one is due tomorrow.',
    },
    S: {
      strength: 'For example, the new hire’s laptop has not come. You lend them yours for the morning, and show them where everything is kept.',
      limit: 'For example, the vacation schedule is unfair to you again. You sign it, because bringing it up would make things awkward.',
    },
    C: {
      strength: 'For example, the budget sheet has been approved twice. You open it once more and find the row that was counted in both columns.',
      limit: 'For example, a colleague wants a rough number for a slide. You send it two days later, exact, after the slide was shown.',
    },
  },
  care: {
    D: {
      strength: 'For example, two people call in sick before the early shift. You split the rooms, call one person back, and the round starts on time.',
      limit: 'For example, a patient is still telling you where it hurts when you are already on your way to fix it.',
    },
    I: {
      strength: 'For example, a patient will not get up. You talk about their grandson’s game, and by the end of the story they are standing.',
      limit: 'For example, you tell a family more than is certain yet, because you wanted them to leave with some hope.',
    },
    S: {
      strength: 'For example, you notice that the woman in room four did not finish her breakfast, and you ask her about it when you are alone.',
      limit: 'For example, you take the third weekend in a row because a coworker asked. No one sees how tired you are.',
    },
    C: {
      strength: 'For example, the dose on the chart looks a little high. You check it against the order before anything is given, and it was.',
      limit: 'For example, your notes are perfect at the end of the shift, and the handover starts twenty minutes late.',
    },
  },
  sales: {
    D: {
      strength: 'For example, a deal has been “almost signed” for a month. You call, ask what is missing, and have a date by the end of the call.',
      limit: 'For example, you ask for the order while the customer is still describing the problem, and they decide to think it over.',
    },
    I: {
      strength: 'For example, a customer calls to cancel. You remember their move, ask how it went, and by the end they renew.',
      limit: 'For example, you promise a delivery date that felt right in the room. The warehouse hears about it from the customer.',
    },
    S: {
      strength: 'For example, you call a customer three weeks after the sale, only to ask whether it works. They send you their neighbor.',
      limit: 'For example, a customer pushes for a discount. You give in on the second try, because the silence was hard to bear.',
    },
    C: {
      strength: 'For example, before the pitch you read the customer’s last two annual reports, and you have the answer when the hard question comes.',
      limit: 'For example, the customer asked for the price. You explain how it is made up, and they stop listening at the fourth line.',
    },
  },
  trade: {
    D: {
      strength: 'For example, the wrong material arrives and the crew stands around. You move two people to the other wall and call the supplier from the truck.',
      limit: 'For example, you take the tool out of an apprentice’s hand to get it done. It gets done, and they still cannot do it.',
    },
    I: {
      strength: 'For example, the homeowner is angry about the dust. You make them laugh, show them what comes next, and they bring the crew lunch.',
      limit: 'For example, you agree to a small extra at the front door. It is not in the quote, and it costs half a day.',
    },
    S: {
      strength: 'For example, you are the one who cleans up the site every evening, so that the morning starts with work and not with looking for things.',
      limit: 'For example, another crew always parks in your way. You carry everything around their van for weeks before you say so.',
    },
    C: {
      strength: 'For example, you measure the opening again although the plan has the number. The plan is off by half an inch, and the door is not cut yet.',
      limit: 'For example, you redo a joint that will be behind drywall, and the plumber who is waiting for you bills the hour.',
    },
  },
  teaching: {
    D: {
      strength: 'For example, the staff meeting has put off the schedule for the third time. You bring a draft, and it is adopted with two changes.',
      limit: 'For example, you call on the student with their hand up, and the one who needed ten more seconds puts theirs down.',
    },
    I: {
      strength: 'For example, it is the last class on a Friday. You turn the review into a contest, and they ask to go on after the bell.',
      limit: 'For example, the class loves the story you tell. There are five minutes left for the part that is on the test.',
    },
    S: {
      strength: 'For example, you explain fractions a fourth time in a fourth way, to one student at the window, and this time it works.',
      limit: 'For example, a parent wants a better grade. You agree to look at it again, although you know what you will find.',
    },
    C: {
      strength: 'For example, you grade with a list of points that every student has seen, so a complaint takes two minutes.',
      limit: 'For example, you rewrite a worksheet that was fine until eleven at night, and you are tired in the class it was for.',
    },
  },
  technology: {
    D: {
      strength: 'For example, the site goes down. You start the call, give everyone one thing to look at, and decide to roll back at minute ten.',
      limit: 'For example, you pick the design before the others have read the document. The objection comes in week six, from production.',
    },
    I: {
      strength: 'For example, you show the half-finished feature in the team call, and two people offer to help before you have asked.',
      limit: 'For example, you start on the next idea when the last one works on your machine. The tests and the docs stay unfinished.',
    },
    S: {
      strength: 'For example, a new developer asks the question everyone has been asked before. You sit down with them until the build runs.',
      limit: 'For example, you take over the old service that no one wants, and you are still on call for it three years later.',
    },
    C: {
      strength: 'For example, in review you ask what happens when the list is empty. It would have crashed for every new customer.',
      limit: 'For example, you leave twelve comments on a small change. Two of them matter, and the author cannot tell which.',
    },
  },
}
