import { failureMessages } from './failure'

export const pageMessages = {
  ...failureMessages.page,
  /** Ours. */
  busyTitle: 'It’s busy here.',
  missing: 'We couldn’t find that page, so here’s the home page.',
} as const
