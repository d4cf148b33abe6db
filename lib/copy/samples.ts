import type { ReportPart } from '@/lib/disc/premium'

/**
 * How the parts of a report read, on the sales page: lines of our own, not from a person's report. They name no letter, no
 * style and no number of a score, so that no buyer can take one for a line about themselves (samples.test.ts).
 */
export const samples: { label: string; note: string; lines: Partial<Record<ReportPart, string>> } =
  {
    label: 'Sample',
    note: 'We wrote the samples for this page; your report is written for your style. A profile describes how you tend to work. On its own it should never decide about a job.',
    lines: {
      profile: 'A closed door bothers you less than an open question.',
      strengths: 'You keep meetings short. Sometimes the second-best idea goes unheard.',
      growth: 'Ask once more: one open question before you offer your answer.',
      workStyle: 'In a team of five you tend to hold the list, whoever holds the title.',
      plan: 'First step: choose the one meeting this week that could be a note.',
      phrases: '“What would you need to say yes?” instead of “Why not?”',
      careers: 'Event planner: a hundred details, and a room full of people at the end.',
    },
  }
