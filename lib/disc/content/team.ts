/** What is said about a team, per finding of lib/disc/team/findings.ts. `{of}` and the like are filled in with counts. */
import type { PerLetter } from '../letters'

/** What one finding gives and takes, and what to do about it. */
export interface TeamText {
  strength?: string
  challenge?: string
  recommendation?: string
}

export const COMPLETE: TeamText = {
  strength: 'Each of the four letters comes first for somebody here, so the room has a push, a voice, a steady hand and a second look.',
}

export const MAJORITY: PerLetter<Required<TeamText>> = {
  D: {
    strength: '{of} lead with Dominance, so a decision rarely waits for the next meeting.',
    challenge: 'Where this many like to decide, two people can settle the same question in two ways by noon.',
    recommendation: 'Write down who decides what before the work starts, and leave each decision to that person.',
  },
  I: {
    strength: '{of} lead with Influence: a new colleague is talking at lunch on the first day, and ideas come by the dozen.',
    challenge: 'Ideas outnumber the hands that finish them. By Friday five are underway, and nobody can say which one is due.',
    recommendation: 'End each meeting with one short list: what is due, when, and who has it.',
  },
  S: {
    strength: '{of} lead with Steadiness, so promises hold and a colleague who falls behind gets help without asking.',
    challenge: 'Disagreement tends to go quiet here: a nod in the room, a doubt in the hallway the next day.',
    recommendation: 'Ask each person for one doubt, in turn, before you agree on anything that is hard to undo.',
  },
  C: {
    strength: '{of} lead with Conscientiousness, so most errors are caught at a desk here, before a client sees them.',
    challenge: 'One more check tends to follow the last one, and good work can sit finished for a week before anyone sees it.',
    recommendation: 'Agree on what is good enough before you begin, and set a date when it goes out as is.',
  },
}

export const MISSING: PerLetter<Required<Omit<TeamText, 'strength'>>> = {
  D: {
    challenge: 'Nobody leads with Dominance: a question can go around the table twice and still be open.',
    recommendation: 'Name one person to decide in each meeting, and pass the role on every week.',
  },
  I: {
    challenge: 'Nobody leads with Influence: good work can stay in the room because nobody goes out to tell the story.',
    recommendation: 'Choose one person a month to show the work to others, in ten minutes and with one picture.',
  },
  S: {
    challenge: 'Nobody leads with Steadiness: when the plan changes on a Friday, the question of who stays late may not come up.',
    recommendation: 'Close each planning round with one question: whose week does this fill, and do they have room?',
  },
  C: {
    challenge: 'Nobody leads with Conscientiousness: the last check may be left to the customer.',
    recommendation: 'Give one person an hour before each delivery to look for what is missing, with the right to stop it.',
  },
}

/** Follows a missing letter that some have at their command. */
export const RESERVE = {
  one: '1 of you scores 50 or more in it and can stand in.',
  many: '{reserve} of you score 50 or more in it and can stand in.',
} as const

export const THIN: PerLetter<Required<Omit<TeamText, 'strength'>>> = {
  D: {
    challenge: 'Only 1 of {size} leads with Dominance, so the hard call waits when that person is away.',
    recommendation: 'Agree on who decides while that person is away, and write the name on the plan.',
  },
  I: {
    challenge: 'Only 1 of {size} leads with Influence, so guests and new people hear from you through one voice.',
    recommendation: 'Let a second person take the next welcome or demo, with the experienced one beside them.',
  },
  S: {
    challenge: 'Only 1 of {size} leads with Steadiness, so the worries of the whole team may end up at one desk.',
    recommendation: 'Ask the steady one every other week what they would like to hand over, and to whom.',
  },
  C: {
    challenge: 'Only 1 of {size} leads with Conscientiousness, so one person reads every draft for mistakes and the pile grows.',
    recommendation: 'Share the checking: with a list of ten points on the wall, anybody can do the first round.',
  },
}

export const OPPOSITE_TEXTS: Record<'DS' | 'IC', Required<TeamText>> = {
  DS: {
    strength: 'Push and calm are both here: somebody starts the engine, and somebody sees who is still getting in.',
    challenge: 'Dominance comes first for {first} of you and Steadiness for {second}: one side wants the answer now, the other wants to know how it will land.',
    recommendation: 'Send the question the day before, so that both the quick and the careful answer can be heard in the meeting.',
  },
  IC: {
    strength: 'Fresh ideas meet a careful reader, so a rough plan can be pitched and tested on the same day.',
    challenge: 'Influence comes first for {first} of you and Conscientiousness for {second}: one side thinks aloud, the other wants it on paper first.',
    recommendation: 'Split the hour: ideas first, with no comments, then questions, with the numbers on the table.',
  },
}

export const PACE: Record<'fast' | 'measured', Required<TeamText>> = {
  fast: {
    strength: '{of} are fast-paced: work starts on the day it is agreed.',
    challenge: 'The quick side sets the clock, and whoever needs a day to think may stop asking for it.',
    recommendation: 'Keep one overnight pause for big decisions: agree today, confirm tomorrow at ten.',
  },
  measured: {
    strength: '{of} work at a measured pace: what you promise has been thought through.',
    challenge: 'A quick answer is hard to get here, and a short-lived chance can pass while you prepare.',
    recommendation: 'Set a limit for small choices: anything that takes less than an hour to undo gets decided on the spot.',
  },
}

export const PACE_BALANCE: TeamText = {
  strength: 'Pace is in balance, with {first} fast and {second} measured: somebody begins, and somebody looks twice.',
  recommendation: 'For each task, say which clock it runs on: done today, or right by Thursday.',
}

export const FOCUS: Record<'task' | 'people', Required<TeamText>> = {
  task: {
    strength: '{of} look at the task first, so a meeting stays on topic.',
    challenge: 'Thanks and small talk come last, and a tired colleague can go unnoticed for weeks.',
    recommendation: 'Open the Monday meeting with one quick round: how full is your week, in one sentence?',
  },
  people: {
    strength: '{of} look at people first: somebody notices by noon when a colleague is having a bad day.',
    challenge: 'A hard number can wait for weeks because saying it would hurt somebody.',
    recommendation: 'Put the figures on the screen first in each review, before anybody explains them.',
  },
}

export const FOCUS_BALANCE: TeamText = {
  strength: 'Task and people are in balance, with {first} on one side and {second} on the other: the result and the mood both get asked about.',
}

export const CLOSE: TeamText = {
  strength: 'Your profiles lie close together, so half a sentence is often enough between you.',
  challenge: 'What one of you misses, the rest are likely to miss, too.',
  recommendation: 'Show your plan once a month to somebody from another team, and ask what they would have done differently.',
}

export const FAR: TeamText = {
  strength: 'Your profiles lie far apart, so most kinds of work come easily to somebody here.',
  challenge: 'The same message can sound rude to one of you and long-winded to another.',
  recommendation: 'Tell each other in one sentence how you like to get bad news, and keep the answers where everyone can see them.',
}

export const SIZE: Record<'pair' | 'small' | 'large' | 'crowd', TeamText> = {
  pair: { recommendation: 'Read the sheet about the two of you together: for two people it says more than an average.' },
  small: { challenge: 'With {size} of you, one absence changes the whole mix.' },
  large: {
    challenge: 'With {size} people, half the room may not say a word in an hour.',
    recommendation: 'Split into groups of four with different letters, and have each group bring back one answer.',
  },
  crowd: {
    challenge: 'An average of {size} people hides the teams inside it.',
    recommendation: 'Make a group for each team that meets every week, and compare those.',
  },
}

export const PEAK: PerLetter<string> = {
  D: 'Dominance is your highest average, at {average} of 100: results tend to come before comfort.',
  I: 'Influence is your highest average, at {average} of 100: talk flows, and a visitor feels it within a minute.',
  S: 'Steadiness is your highest average, at {average} of 100: whoever speaks tends to be heard out.',
  C: 'Conscientiousness is your highest average, at {average} of 100: the details tend to be right.',
}

export const VALLEY: PerLetter<string> = {
  D: 'Dominance is your lowest average, at {average} of 100: making the uncomfortable decision may be nobody’s habit.',
  I: 'Influence is your lowest average, at {average} of 100: others may hear about your work late.',
  S: 'Steadiness is your lowest average, at {average} of 100: what was settled on Monday may be open again on Wednesday.',
  C: 'Conscientiousness is your lowest average, at {average} of 100: details may slip in the last hour.',
}

/** One line about the finding that stands above the others. */
export const HEADLINES: {
  missing: PerLetter<string>
  thin: PerLetter<string>
  majority: PerLetter<string>
  complete: string
  even: string
} = {
  missing: {
    D: 'Nobody here leads with Dominance. Agree on who decides before the question comes up.',
    I: 'Nobody here leads with Influence. Agree on who tells others what you have made.',
    S: 'Nobody here leads with Steadiness. Agree on who watches whether the load is fair.',
    C: 'Nobody here leads with Conscientiousness. Agree on who looks for what is missing.',
  },
  thin: {
    D: 'Only one of you leads with Dominance. Agree on who decides when that person is away.',
    I: 'Only one of you leads with Influence. Let a second voice tell the story now and then.',
    S: 'Only one of you leads with Steadiness. Ask that person what they would like to hand over.',
    C: 'Only one of you leads with Conscientiousness. Share the checking.',
  },
  majority: {
    D: 'More than half of you lead with Dominance. Settle early who decides what.',
    I: 'More than half of you lead with Influence. Settle early who finishes what.',
    S: 'More than half of you lead with Steadiness. Settle early how a doubt gets said.',
    C: 'More than half of you lead with Conscientiousness. Settle early what is good enough.',
  },
  complete: 'Each letter comes first for somebody here. Before you decide, ask the person you hear from least.',
  even: 'No letter outweighs the rest. Say at the start of each task who takes which part.',
}

export const TEAM_NOTE = 'A profile says how somebody tends to work. It measures no ability, and on its own it should not decide a job, a role or a raise.'
