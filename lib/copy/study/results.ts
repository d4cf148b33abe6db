/** What `npm run study` found with the form and scorer in force (lab/study), as pages show it. */

import found from '@/lab/study/results.json' with { type: 'json' }
import shares from '@/lab/study/style-shares.json' with { type: 'json' }
import type { StyleCode } from '@/lib/disc/styles'
import type { StudyResults } from './figures'

/** The compiler reads codes as any text: `lab/study/results.test.ts` holds every field to its type. */
export const STUDY_RESULTS = found as StudyResults

/** The share of simulated people who get each style. It is no norm: their letters are drawn at random. */
export const STYLE_SHARES: Record<StyleCode, number> = shares
