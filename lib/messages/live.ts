/** Ours: a live session, in which people take part by phone. */
export const liveMessages = {
  /** Said of a code that never was, of one whose session has ended, and to people who are not let in. */
  codeInvalid: 'No session has this code right now. Please check it on the screen.',
  notIn: 'This session has ended, or you’re not in it on this phone.',
  notRunning: 'There is no live session right now.',
  signIn: 'Only members of this group can take part. Please sign in.',
  nameNeeded: 'Please type your first name.',
  nameUnfit: 'Please type a first name, in letters.',
  full: 'So many guests are here that no more can come in.',
  noResult: 'There is no result of yours that can be shown here.',
  guessNeeds: 'To be guessed, your name and your result have to be on the screen, too.',
  stepPast: 'The session has moved on.',
  counted: 'The answers have been counted.',
  dotsStay: 'The dots stay where they are now.',
  notYours: 'This is not about you right now.',
  noSuchStep: 'This step isn’t there anymore.',
} as const
