export const sharesMessages = {
  noStyle: 'This result has no style name yet. Answer the questions you left out first.',
  noName: 'Please type a first name, or leave this empty.',
  nameToCompare: 'Please type your first name: people see whom they compare with.',
  linkInvalid: 'This link has ended.',
  notAllowed: 'This person has not offered to compare.',
  ownLink: 'This is your own link.',
  full: 'This link has reached as many comparisons as it can have.',
} as const
