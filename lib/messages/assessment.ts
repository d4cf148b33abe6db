export const assessmentMessages = {
  errorTitle: 'Assessment Error',
  tryAgain: 'Try Again',
  loadFailed: 'Failed to load assessment. Please try again.',
  submitFailed: 'Failed to submit assessment. Please try again.',
  bothNeeded: 'Please select both a "Most Like Me" and "Least Like Me" option to continue.',
  submitting: 'Analyzing your responses...',
  lastButton: 'Get My Results',
  completeButton: 'Complete Assessment',
  suggested: 'Suggested: tap to confirm or change',
  /** Ours. */
  suggestedHow: 'Drawn at random. It doesn’t count until you confirm it.',
  suggestions: 'Suggest answers',
  suggestionsHow:
    'Each question opens with two answers drawn at random. They don’t count until you confirm them.',
  suggestionsUnkept: 'We couldn’t save that to your account. It only applies on this page.',
} as const
