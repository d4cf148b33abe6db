import { failureMessages } from './failure'

export const adminMessages = {
  ...failureMessages.admin,
  notFound: 'Dashboard data not found',
  lastAdmin: 'This is the last admin. Make someone else an admin first.',
  unconfirmed: 'Only someone with a confirmed email address can be an admin.',
  unproven:
    'Someone else may have created this account. Its owner has to set a new password by email first.',
  disabled: 'This account is disabled. Enable it first.',
  codeTaken: 'There is already a coupon with this code.',
  tooFewPeople: 'There aren’t enough people for a file yet.',
  rooms: {
    title: 'Which rooms people use',
    note: 'A number a day, and nothing of who it was.',
    caption: 'How often each room was used',
    use: 'Use',
    times: 'Times',
    byPeriod: { day: 'Each use by day', week: 'Each use by week' },
    uses: {
      group: 'Groups made',
      join_link: 'Join links made',
      pair: 'Two people compared',
      session: 'Sessions opened',
      label: 'Sittings labeled',
      follow_up: 'Follow-ups started',
      settling: 'Further questions begun',
      share: 'Links to a style made',
    },
  },
  rangeTooLong: 'Please choose at most 366 days.',
  rangeReversed: 'The first day is after the last day.',
} as const
