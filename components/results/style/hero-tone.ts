import type { Doubt } from '@/lib/disc/result/doubt'

/** The tone of what stands behind a name: its first letter's, or none where no letter leads. */
export const heroTone = ({ kind, first }: Pick<Doubt, 'kind' | 'first'>) =>
  kind === 'none' ? '' : `tone-${first}`
