/**
 * What is free without an account, what is free with one, and what is sold (docs/decisions/020): the one table. Landing page,
 * preview, results, sales page and register page list from it, so none of them can sell what another gives away.
 * The texts themselves, by level, are in result/texts-by-level.ts, which never reaches a browser.
 */

export type Level = 'preview' | 'account' | 'report'

interface Item {
  text: string
  /** The complete report opens it too: its holder is not offered it again. */
  isInReport?: true
}

export const LEVELS = {
  preview: {
    title: 'No account',
    items: [
      { text: 'Your style, its nickname, and a summary' },
      { text: 'How sure we are, in words' },
      { text: 'Low, medium, or high for all four letters' },
      { text: 'Three of your key traits' },
    ],
  },
  account: {
    title: 'Free account',
    items: [
      { text: 'Exact scores, each with its range', isInReport: true },
      { text: 'Strengths, challenges, and tips for your letters' },
      { text: 'Your history, and what really changed' },
      { text: 'Groups, for you and your team' },
    ],
  },
  report: {
    title: 'Complete report',
    items: [
      { text: 'Your own style in depth: values, strengths, limits' },
      { text: 'An action plan with three goals' },
      { text: 'Say this, not that, for every style' },
      { text: 'Careers that fit, with reasons' },
      { text: 'PDF download and print' },
    ],
  },
} as const satisfies Record<Level, { title: string; items: readonly Item[] }>

/** What a level adds to the one below it, for a person with or without a complete report. */
export function itemsOf(level: Level, { holdsReport = false } = {}): string[] {
  const items: readonly Item[] = LEVELS[level].items
  return items.filter(({ isInReport }) => !(holdsReport && isInReport)).map(({ text }) => text)
}

/** The same as the middle of a sentence: "exact scores, each with its range; …; and groups, for you and your team". */
export function inSentence(level: Level): string {
  const items = itemsOf(level).map((text) =>
    /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
  )
  return `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`
}

/** The parts of the complete report, in its order: what is sold, and nothing that an account opens. */
export const REPORT_PARTS = {
  profile: {
    title: 'Your profile and core values',
    text: 'How you work, and five things you care about at work.',
  },
  strengths: {
    title: 'Your style’s strengths',
    text: 'Six of them, each with what it costs.',
  },
  growth: {
    title: 'Growth opportunities',
    text: 'Five habits that get in your way, and six things to try this week.',
  },
  workStyle: {
    title: 'Professional style',
    text: 'Leadership, team role, communication, and the environment that suits you.',
  },
  plan: {
    title: 'Personal action plan',
    text: 'Three goals, each with a measure, a date, and a first step.',
  },
  phrases: {
    title: 'Say this, not that',
    text: 'Seven phrases to swap, and how to work with each of the other styles.',
  },
  careers: {
    title: 'Career matches',
    text: 'Eight roles from different fields, each with the reason it fits.',
  },
  paper: {
    title: 'PDF and print',
    text: 'The whole report as a designed PDF, with your name on it if you like.',
  },
} as const

export type ReportPart = keyof typeof REPORT_PARTS
export const REPORT_PART_KEYS = Object.keys(REPORT_PARTS) as ReportPart[]

/** What a result shows as Premium among its traits: points of the style itself. The letters' traits are an account's. */
export const LOCKED_POINTS = ['A strength', 'What it costs', 'A value'] as const
