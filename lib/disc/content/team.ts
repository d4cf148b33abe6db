/** What is said about a team, per finding of lib/disc/team/findings.ts. Where people are named, their names come first. */
import type { PerLetter } from '../letters'

/** A finding about one person, about several or the reader, and one thing to do. */
interface Carrying {
  one: string
  some: string
  /** `{their}` is "their" or "your". */
  todo: string
}

export const CARRYING: Record<'pace' | 'talk' | 'calm' | 'checks', Carrying> = {
  pace: {
    one: 'carries most of the pace.',
    some: 'carry most of the pace.',
    todo: 'Agree on who makes the call on {their} days off.',
  },
  talk: {
    one: 'does most of the talking.',
    some: 'do most of the talking.',
    todo: 'Ask the quietest person first at your next meeting.',
  },
  calm: {
    one: 'brings most of the calm.',
    some: 'bring most of the calm.',
    todo: 'Agree on who looks out for people on {their} days off.',
  },
  checks: {
    one: 'does most of the checking.',
    some: 'do most of the checking.',
    todo: 'Agree on who checks the work on {their} days off.',
  },
}

export const MISSING: PerLetter<{ says: string; todo: string }> = {
  D: {
    says: 'No one here leads with Dominance.',
    todo: 'Agree on who decides before the question comes up.',
  },
  I: {
    says: 'No one here leads with Influence.',
    todo: 'Agree on who tells others what you have made.',
  },
  S: {
    says: 'No one here leads with Steadiness.',
    todo: 'Agree on who watches whether the load is fair.',
  },
  C: {
    says: 'No one here leads with Conscientiousness.',
    todo: 'Agree on who looks for what is missing.',
  },
}

export const ACROSS = {
  says: 'sit across from each other.',
  todo: 'Find out how each of the two likes to get bad news.',
} as const

export const PEAK: PerLetter<{ says: string; todo: string }> = {
  D: {
    says: 'Dominance is the highest average here.',
    todo: 'Leave one night between a big decision and the start.',
  },
  I: {
    says: 'Influence is the highest average here.',
    todo: 'End each meeting with one list: what is due, when, and who has it.',
  },
  S: {
    says: 'Steadiness is the highest average here.',
    todo: 'Ask each person for one doubt before you agree.',
  },
  C: {
    says: 'Conscientiousness is the highest average here.',
    todo: 'Agree on what is good enough before you begin.',
  },
}

/** In place of findings where none is sure enough. */
export const TOO_CLOSE = 'Too close to tell yet.'

export const TEAM_NOTE = 'A profile says how someone tends to work. It measures no ability, and on its own it should not decide a job, a role or a raise.'
