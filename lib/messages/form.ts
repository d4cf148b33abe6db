/** Ours: of any form. */
export const formMessages = {
  required: 'Please fill this in.',
  email: 'Please enter an email address.',
  noAnswer: 'We could not reach the server. Nothing is lost.',
  /** After a sentence that says what failed. */
  unanswered: 'We could not reach the server.',
} as const
