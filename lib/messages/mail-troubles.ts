/** What became of an email, where it was asked for. */
export const mailTroublesMessages = {
  delayed: 'The email hasn’t gone out yet. We’re still trying.',
  refused: 'This email address was refused. Please check it.',
  failed: 'The email could not be sent. Please send it again.',
} as const
