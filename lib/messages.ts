/** The error catalog and the labels that SPEC fixes, word for word; then our own sentences. */
export const messages = {
  assessment: {
    errorTitle: 'Assessment Error',
    tryAgain: 'Try Again',
    loadFailed: 'Failed to load assessment. Please try again.',
    submitFailed: 'Failed to submit assessment. Please try again.',
    bothNeeded: 'Please select both a "Most Like Me" and "Least Like Me" option to continue.',
    mustDiffer: 'You cannot select the same option for both "Most Like Me" and "Least Like Me".',
    submitting: 'Analyzing your responses...',
    lastButton: 'Get My Results',
  },
  results: {
    missing: 'No results found. Please take the assessment first.',
    missingDetailed: 'No results found. Please take an assessment first.',
    missingAtCheckout: 'No assessment results found. Please take the assessment first.',
    loadFailed: 'Failed to load assessment results. Please try again.',
    noData: 'Assessment results could not be found.',
    noStyleCode: 'No personality type code provided',
  },
  preview: {
    fallbackName: 'Content Unavailable',
    fallbackNickname: 'Please try again',
    fallbackSummary: 'Unable to load personality content. Please try refreshing the page.',
    fallbackKeywords: ['Error', 'Unavailable'],
  },
  coupon: {
    invalid: 'Invalid coupon code',
  },
  pdf: {
    failed: 'Failed to download PDF. Please try again.',
    missingId: 'Unable to generate PDF - missing assessment information',
    busy: 'Preparing your PDF...',
  },
  payment: {
    processing: 'Processing your payment...',
    initFailed: 'Failed to initialize payment. Please try again.',
    success: 'Payment successful! Thank you for your purchase.',
  },
  login: {
    failed: 'Failed to login. Please try again.',
    busy: 'Logging in...',
  },
  register: {
    failed: 'Failed to register. Please try again.',
    busy: 'Creating Account...',
    passwordsDiffer: 'Passwords do not match',
    titleWithResults: 'Create Account for Detailed Results',
    bannerWithResults: 'Complete your registration to access detailed DISC analysis!',
  },
  session: {
    loading: 'Loading...',
    corruptUser: 'Error parsing stored user data',
  },
  profile: {
    failed: 'Failed to update profile',
    saved: 'Profile updated successfully!',
    busy: 'Saving...',
  },
  history: {
    failed: 'Failed to load assessment history. Please try again.',
  },
  /** Our own words. */
  form: {
    required: 'Please fill this in.',
    email: 'Please enter an email address.',
  },
  auth: {
    wrongCredentials: 'That email address and password do not go together.',
    emailTaken: 'There is already an account with this email address.',
    linkInvalid: 'This link no longer works. It may be too old, or it was used already.',
    wrongPassword: 'That is not your current password.',
    passwordNeeded: 'Please enter your password to confirm this change.',
    noPassword: 'This account has no password yet. Use "Forgot password" to set one first.',
  },
  api: {
    malformed: 'This is not valid JSON.',
    invalid: 'Some of what was sent is not right. Please check it and try again.',
    notSignedIn: 'Please sign in first.',
    notFound: 'There is nothing here.',
    methodNotAllowed: 'This address does not answer to that method.',
    tooLarge: 'This is more than we can take in one request.',
    wrongType: 'Please send JSON (content type application/json).',
    crossSite: 'This request came from another site, so it was not carried out.',
    premium: 'This is part of the complete report.',
    previewMode: 'Payments are not open yet.',
    submittedOtherwise: 'This assessment was already submitted with other answers.',
    pdfBusy: 'Many reports are being made right now. Please try again in a moment.',
    unavailable: 'We cannot reach our records right now. Please try again in a moment.',
    unexpected: 'Something went wrong on our side. Please try again.',
  },
} as const
