/** Ours: wherever a price stands while payments are not open. */
export const previewModeMessages = {
  /** Under the button. */
  line: {
    person: 'Payments aren’t open yet; your account is all it takes.',
    visitor: 'Payments aren’t open yet; with an account, your report is free.',
  },
  /** Beside a price that has the free way above it. */
  until: 'Payments aren’t open yet. Until they are, this is free with an account.',
  /** Where the other buttons lead. */
  leads: {
    sales: 'What’s in it, and its price.',
    assessment: 'To the assessment. It’s free.',
  },
  wait: 'Rather wait? Leave your email and we’ll write once payments are open.',
  join: 'Join the launch list',
} as const
