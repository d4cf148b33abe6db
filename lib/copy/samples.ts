import type { ReportPart } from '@/lib/disc/premium'
import { CURRENCY } from '@/lib/pricing'

/** Over the sales page. The comparison is in dollars, so it stands only where prices are. */
export const lede = [
  'How you work, in full. Read it here, print it, or keep it as a PDF.',
  CURRENCY === 'usd' && 'Similar reports cost $80-120+.',
]
  .filter((sentence) => sentence !== false)
  .join(' ')

/**
 * How the parts of a report read, on the sales page: lines of our own, not from a person's report. They name no letter, no
 * style and no number of a score, so that no buyer can take one for a line about themselves (samples.test.ts).
 */
export const samples: { label: string; note: string; lines: Partial<Record<ReportPart, string>> } =
  {
    label: 'Sample',
    note: 'We wrote these samples for this page. Your report is written for your style.',
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
