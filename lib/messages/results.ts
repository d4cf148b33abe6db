import { failureMessages } from './failure'

export const resultsMessages = {
  ...failureMessages.results,
  missing: 'No results found. Please take the assessment first.',
  missingDetailed: 'No results found. Please take an assessment first.',
  noData: 'Assessment results could not be found.',
  /** Ours: beside the sample. */
  sample: {
    visitor: {
      take: 'Take the free DISC test',
      own: '28 questions, no account, and a page like this one at the end. Exact scores come with a free account.',
    },
    person: {
      take: 'Take the assessment',
      own: '28 questions, and a page like this one at the end.',
    },
  },
} as const
