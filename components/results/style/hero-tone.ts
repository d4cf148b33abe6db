import type { Doubt } from '@/lib/disc/result/doubt'

/** The tone of what stands behind a name: its first letter's, or none where no letter leads, or too few answers say so. */
export const heroTone = ({ kind, first }: Pick<Doubt, 'kind' | 'first'>) =>
  kind === 'none' || kind === 'few' ? '' : `tone-${first}`
