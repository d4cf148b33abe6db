/** The error catalogue and the labels that SPEC fixes, word for word; then our own sentences. */
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
    /** Ours. */
    unasked: 'We could not look it up just now. Please try again in a moment.',
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
  goals: {
    /** Ours. */
    notSaved: 'This could not be saved. Please try again.',
  },
  launchList: {
    /** Ours. */
    noAddress: 'This does not look like an e-mail address. Please check it.',
  },
  /** Our own words. */
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
