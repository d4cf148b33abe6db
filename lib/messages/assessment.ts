export const assessmentMessages = {
  tryAgain: 'Try Again',
  bothNeeded: 'Please select both a "Most Like Me" and "Least Like Me" option to continue.',
} as const
