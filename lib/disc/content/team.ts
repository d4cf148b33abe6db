/**
 * What is said about a team: situations that are made up, drawn from who sits where (lib/disc/team/findings.ts). `{D}`,
 * `{I}`, `{S}` and `{C}` are the names of people who sit in those quarters. No sentence and no advice stands here twice.
 */
import type { PerLetter } from '../letters'

/** A moment at work, what happens in it, and one thing to do. */
export interface Situation {
  title: string
  /** Sentence by sentence: each is one beat of the scene, with the people that it names. */
  says: string
  todo: string
}

/** Two letters in the order of the circle. */
export type LetterPair = 'DI' | 'DS' | 'DC' | 'IS' | 'IC' | 'SC'
/** A letter that someone here leads with, and one that no one does. */
export type LetterGap = `D${'I' | 'S' | 'C'}` | `I${'D' | 'S' | 'C'}` | `S${'D' | 'I' | 'C'}` | `C${'D' | 'I' | 'S'}`

/** What two people with these letters are good at together. */
const mix: Record<LetterPair, Situation> = {
  DI: {
    title: 'The room is quiet, and a decision is due.',
    says: '{I} gets three people talking. {D} listens for what matters. Before lunch, it’s settled.',
    todo: 'Let {I} open the next hard meeting, and let {D} close it.',
  },
  DS: {
    title: 'A big order comes in on a Friday.',
    says: '{D} says yes within the hour. {S} works out how it can be done. Everyone is home by six.',
    todo: 'Before the next big yes, {D} and {S} look at the calendar together.',
  },
  DC: {
    title: 'There are two suppliers for one contract.',
    says: '{C} puts the figures side by side. {D} picks one. It’s signed the same afternoon.',
    todo: 'Agree on how many figures are enough before {C} starts to collect them.',
  },
  IS: {
    title: 'Someone new starts on Monday.',
    says: '{I} shows them around and has a story for every door. In week three, {S} still asks how it’s going. By spring, the newcomer feels at home.',
    todo: 'Plan the first day of the next newcomer with {I}, and the first month with {S}.',
  },
  IC: {
    title: 'The new product has to be explained.',
    says: '{C} knows how it works, down to the last screw. {I} finds the words that a neighbor would understand. It fits on one page.',
    todo: 'Write the next text for customers together: the facts from {C}, the first sentence from {I}.',
  },
  SC: {
    title: 'The same big job comes around every month.',
    says: '{S} remembers what each person needs. {C} keeps the list. It comes out right each time.',
    todo: 'Hang that list where a stand-in would find it.',
  },
}

/** Where two people with these letters rub. */
const rub: Record<LetterPair, Situation> = {
  DI: {
    title: 'The budget is up at ten.',
    says: '{I} begins with what people said last week. {D} wants one number first. Soon both of them feel cut off.',
    todo: 'Give {I} the first three minutes and {D} the last three.',
  },
  DS: {
    title: 'An answer is due at four.',
    says: '{D} has one at five past three. {S} is still reading, and finds the line that matters.',
    todo: '{S} gets the question the day before. {D} gets the answer at nine.',
  },
  DC: {
    title: 'The launch is set for Thursday.',
    says: '{D} counts the days. {C} counts the open errors. For an hour they talk about two different things.',
    todo: 'Ask which of the errors a customer would notice, and wait for those alone.',
  },
  IS: {
    title: 'The plan changes over lunch.',
    says: '{I} comes back with a better one. {S} has spent the morning on the old one. After lunch, {S} starts again and doesn’t mention it.',
    todo: 'A new idea waits until the next morning, and {S} is the first to say what it would undo.',
  },
  IC: {
    title: 'A customer asks, “Can you do that?”',
    says: '“Of course,” says {I}. {C} reads about it at six. By seven, {C} has counted the hours.',
    todo: '{I} says, “I’ll let you know tomorrow,” and {C} gets five minutes with it today.',
  },
  SC: {
    title: 'A page comes back with comments.',
    says: '{C} has marked eleven places and means it as help. {S} sees eleven marks. There’s no word about the rest.',
    todo: '{C} starts with what works, and then says which three marks matter most.',
  },
}

/** Where the people of three letters meet one after the other. */
const relay: Record<'DIS' | 'DIC' | 'DSC' | 'ISC', Situation> = {
  DIS: {
    title: 'The date moves by a week.',
    says: '{D} calls the customer. {I} mentions it at lunch. {S}, who does the work, hears about it on Wednesday.',
    todo: 'A new date goes to {S} first. Five minutes will do.',
  },
  DIC: {
    title: 'The big presentation is on Thursday.',
    says: '{D} sets the price. {I} writes the opening. {C} gets both late on Wednesday, and finds that they don’t match.',
    todo: 'Let {C} read along from Monday on, a page a day.',
  },
  DSC: {
    title: 'Something has to change by summer.',
    says: '{D} announces it in two sentences. {C} asks eleven good questions. {S} has one that matters more, and it doesn’t come up.',
    todo: 'Wait a day after the next announcement, then ask {S} before anyone else.',
  },
  ISC: {
    title: '{I} has an idea at lunch.',
    says: '{S} likes how happy it makes everyone. {C} sees the catch and waits for a better moment.',
    todo: 'Ask {C} right away what could go wrong, and let {I} find the way around it.',
  },
}

/** What someone with this letter gives the others. */
const gift: PerLetter<Situation> = {
  D: {
    title: 'Two options have been on the table for weeks.',
    says: '{D} asks what each would cost and picks one. After that, everyone can get back to work.',
    todo: 'Bring {D} one open question a week.',
  },
  I: {
    title: 'An annoyed customer is waiting for a call.',
    says: '{I} picks up the phone, and ten minutes later both of them are laughing.',
    todo: 'When a talk has gone cold, ask {I} to start it again.',
  },
  S: {
    title: 'Three jobs land on one desk.',
    says: '{S} is the first to notice, brings a coffee, and takes one of the three.',
    todo: 'Once a month, ask {S} who has too much to do.',
  },
  C: {
    title: 'The report is done, and it leaves in an hour.',
    says: '{C} reads it once more and finds the number with one zero too many.',
    todo: 'Plan that hour for {C} from the start.',
  },
}

/** Where only one of several people has this letter. */
const only: PerLetter<Situation> = {
  D: {
    title: 'It’s four on a Friday, and {D} is on a train.',
    says: 'A customer needs a yes or a no. The rest of you know the answer, and it still waits until Monday.',
    todo: 'Write down the sum up to which anyone here may say yes.',
  },
  I: {
    title: 'The visitors are here, and {I} is stuck in another meeting.',
    says: 'The coffee is poured, the chairs are set, and each of you hopes that someone else will begin.',
    todo: 'Let three others open the next three meetings. {I} can help with the first sentence.',
  },
  S: {
    title: 'One of you has been quiet since Monday.',
    says: '{S} has noticed and asked. The rest of you would help, too, if you knew.',
    todo: 'Start the week with one round: what’s heavy, and what’s light.',
  },
  C: {
    title: '{C} has three papers to check by tonight.',
    says: 'All of them have to be right. At eight, one desk lamp is still on.',
    todo: 'Choose a second reader, and let {C} show them the five things to look for.',
  },
}

/** Where someone acts, and no one leads with what would come next. */
const lacks: Record<LetterGap, Situation> = {
  DI: {
    title: 'The job is done a week early.',
    says: '{D} is already on the next one. Three people are still waiting for it. No one lets them know.',
    todo: 'Make the last step of each job a short message to those who asked for it.',
  },
  DS: {
    title: 'One more job would fit in before the weekend.',
    says: '{D} finds room for it in the plan. One person has stayed late twice this week. No one asks them.',
    todo: 'Before a job is handed out, look up who had the last one.',
  },
  DC: {
    title: 'The offer goes out at six.',
    says: '{D} sends it. It’s a good one. No one has read page three.',
    todo: 'Anything with a price on it goes out after two people have read it.',
  },
  ID: {
    title: 'There are two ideas, and everyone likes both.',
    says: '{I} has a good word for each of them. At five, both are still on the board. No one has said which one it will be.',
    todo: 'Name one person at the start of the meeting who picks at the end of it.',
  },
  IS: {
    title: 'It’s the fourth new idea this week.',
    says: '{I} gets everyone excited about it. The one from last week is half done. No one looks after it.',
    todo: 'Before an idea starts, say who will see the old one through.',
  },
  IC: {
    title: 'A customer calls at ten to six.',
    says: '{I} answers. The customer laughs twice. No one writes down what was promised.',
    todo: 'The one who takes a call sends the others two lines before going home.',
  },
  SD: {
    title: 'The same question is on the list again.',
    says: '{S} waits until everyone is comfortable with it. Another week goes by. No one says, “Then that’s how we do it.”',
    todo: 'Put one name and one day beside each open question.',
  },
  SI: {
    title: 'It has run well for two years.',
    says: '{S} keeps it that way, day after day. It would help the people next door. No one shows it to them.',
    todo: 'Once a month, show one finished thing to people who don’t know you.',
  },
  SC: {
    title: 'It’s done the way it was done last year.',
    says: '{S} knows the way by heart and helps those who don’t. In August, {S} is away. No one has written it down.',
    todo: 'The newest one of you writes it down while {S} talks.',
  },
  CD: {
    title: 'The comparison has nine columns.',
    says: '{C} has filled in all of them. They’re right. No one picks a row.',
    todo: 'Say beforehand who picks, and on which day, even if a column is still empty.',
  },
  CI: {
    title: 'There’s a way to save an hour a week.',
    says: '{C} has shown it on two careful pages. They lie on six desks. No one has put it in a sentence that people would repeat at lunch.',
    todo: 'Explain it to a friend outside work, and keep the sentence they understood.',
  },
  CS: {
    title: 'The error turns up at half past four.',
    says: '{C} can say exactly where it came from. It’s put right by five. No one asks how the person who made it is doing.',
    todo: 'After each correction, ask one question that isn’t about the error.',
  },
}

/** Where no one leads with this letter. */
const missing: PerLetter<Situation> = {
  D: {
    title: 'No one here leads with Dominance.',
    says: 'A question stays open because each of you is ready to wait for the others.',
    todo: 'Agree on who decides before the question comes up.',
  },
  I: {
    title: 'No one here leads with Influence.',
    says: 'Good work gets finished behind a closed door, and the people next door hear of it by chance.',
    todo: 'Agree on who tells others what you have made.',
  },
  S: {
    title: 'No one here leads with Steadiness.',
    says: 'The load grows a little each week, and the one who carries most of it may not say so.',
    todo: 'Agree on who watches whether the load is fair.',
  },
  C: {
    title: 'No one here leads with Conscientiousness.',
    says: 'What looks finished goes out, and the small mistake is found by the one who gets it.',
    todo: 'Agree on who looks for what is missing.',
  },
}

/** Where all sit with one letter: what they are good at … */
const alike: PerLetter<Situation> = {
  D: {
    title: 'A problem comes up at nine.',
    says: 'By ten, everyone has said what they think, and the first answer is on its way.',
    todo: 'Keep that speed for what’s urgent, and name one thing this week that may take longer.',
  },
  I: {
    title: 'A visitor walks in on a rainy Tuesday.',
    says: 'Five minutes later there’s coffee, and everyone knows where they come from.',
    todo: 'Note one name and one wish from each visit while you still remember them.',
  },
  S: {
    title: 'One of you is out sick for a week.',
    says: 'The work goes on, no one had to be asked, and nothing is left lying around.',
    todo: 'On Friday, say out loud who covered what, so that it gets seen.',
  },
  C: {
    title: 'Someone asks for a figure from March.',
    says: 'It’s in the right folder, with its source, and it agrees with the one from April.',
    todo: 'Choose one paper this month that may be good instead of perfect.',
  },
}

/** … and what none of them picks up. */
const same: PerLetter<Situation> = {
  D: {
    title: 'There’s one wheel, and everyone’s hand is on it.',
    says: 'Each of you has begun. No one tells people what you’ve made, notices who has too much to do, or checks before it goes out.',
    todo: 'Put these three on a list and take turns, a week each.',
  },
  I: {
    title: 'It was a great meeting, and now it’s Thursday.',
    says: 'Everyone remembers the best idea. The date and the price are in no one’s notes.',
    todo: 'Close each meeting with two quiet minutes in which everyone writes.',
  },
  S: {
    title: 'Something small has been wrong since spring.',
    says: 'Everyone has noticed it, and everyone is being kind about it. In fall it’s still there.',
    todo: 'Once a season, have someone from another team sit in and say what they’d change.',
  },
  C: {
    title: 'It was finished on Monday.',
    says: 'By Thursday, each of you has found one more thing to correct. The customer would have taken it as it was.',
    todo: 'Ask the one who gets it what would be enough, and stop there.',
  },
}

/** What a team is good at that leans to one half of the circle (`QUALITIES` in lib/disc/team). */
const lean: Record<'pace' | 'calm' | 'care' | 'precision', Situation> = {
  pace: {
    title: 'An offer comes in at noon and is good until tonight.',
    says: 'By two you’ve talked it over, and at three there’s an answer. Pace is what this team is good at.',
    todo: 'Pick one kind of decision that waits a night, whatever the clock says.',
  },
  calm: {
    title: 'Everything is down, and the phones are ringing.',
    says: 'Voices stay low here, and the list gets shorter. You keep calm when it counts.',
    todo: 'Agree on one word that means “this is urgent now,” so that everyone hears it.',
  },
  care: {
    title: 'A colleague comes back after a hard month.',
    says: 'There’s a card on the desk, and the first week is planned to be light. People feel cared for here.',
    todo: 'Once a week, begin with the hardest number you have, and only then ask how people are.',
  },
  precision: {
    title: 'The bill has to be right, and it’s due today.',
    says: 'The small talk waits. At four the bill goes out without a mistake, and that’s why people come to you.',
    todo: 'When the next one is out, have lunch together before you start another.',
  },
}

/** What the highest average gives a team. */
const peak: PerLetter<Situation> = {
  D: {
    title: 'Dominance is the highest average here.',
    says: 'When something is stuck, one of you usually gets it moving the same day.',
    todo: 'Leave one night between a big decision and the start.',
  },
  I: {
    title: 'Influence is the highest average here.',
    says: 'A new idea has friends by lunch, some of them two departments away.',
    todo: 'End each meeting with one list: what is due, when, and who has it.',
  },
  S: {
    title: 'Steadiness is the highest average here.',
    says: 'What was promised in January is still being kept in June.',
    todo: 'Ask each person for one doubt before you agree.',
  },
  C: {
    title: 'Conscientiousness is the highest average here.',
    says: 'What leaves this team has been read twice, and those who get it rarely have to ask.',
    todo: 'Agree on what is good enough before you begin.',
  },
}

/** Every situation, by what was found and in which letters. */
export const SITUATIONS = {
  mix,
  rub,
  relay,
  gift,
  only,
  lacks,
  missing,
  alike,
  same,
  lean,
  peak,
} as const

/**
 * What goes with `{who}`, by what becomes of their letter (lib/disc/team/losses.ts): no one has it, one has it, several
 * still have it, or it is too close to tell. `{left}` are those who have it and stay.
 */
export const WITHOUT: Record<'missing' | 'only' | 'stay', PerLetter<string>> & { open: string } = {
  missing: {
    D: 'Without {who}, no one decides before lunch.',
    I: 'Without {who}, no one gets the room talking.',
    S: 'Without {who}, no one asks who has too much to do.',
    C: 'Without {who}, no one checks before it goes out.',
  },
  only: {
    D: 'Without {who}, {left} makes the quick calls alone.',
    I: 'Without {who}, {left} does the talking alone.',
    S: 'Without {who}, {left} keeps the peace alone.',
    C: 'Without {who}, {left} does the checking alone.',
  },
  stay: {
    D: 'Without {who}, {left} still get things moving.',
    I: 'Without {who}, {left} still bring people in.',
    S: 'Without {who}, {left} still keep what was promised.',
    C: 'Without {who}, {left} still find the mistake.',
  },
  open: 'Without {who}, it’s too close to tell what goes.',
}

/** What they are, under their heading. */
export const SITUATIONS_NOTE = 'Made-up scenes, drawn from where you all sit.'

/** In place of findings where none is sure enough. */
export const TOO_CLOSE = 'Too close to tell yet.'

export const TEAM_NOTE = 'A profile says how someone tends to work. It measures no ability, and on its own it should not decide a job, a role or a raise.'
