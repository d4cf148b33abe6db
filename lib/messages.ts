import { firstMessages } from './first-messages'

const NOT_OPEN = 'Payments aren’t open yet.'

/** The error catalog and the labels that SPEC fixes, word for word; then our own sentences. */
export const messages = {
  assessment: {
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
    suggestions: 'Start each question with a suggestion',
    suggestionsHow: 'Suggestions are drawn at random and don’t count until you confirm them.',
    suggestionsUnkept: 'We couldn’t save that to your account. It holds on this page.',
  },
  results: {
    missing: 'No results found. Please take the assessment first.',
    missingDetailed: 'No results found. Please take an assessment first.',
    missingAtCheckout: 'No assessment results found. Please take the assessment first.',
    loadFailed: 'Failed to load assessment results. Please try again.',
    noData: 'Assessment results could not be found.',
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
    noCard: 'Card element not found',
    failed: (reason: string) => `Payment failed: ${reason}`,
    /** Ours. */
    unanswered: 'The bank did not answer. You can try again: no card is charged twice.',
    slow: 'Stripe is slow to answer. Nothing has been charged yet. Please keep this page open.',
    noLinkNow:
      'Several links went to this address today. Leave it empty to get your report without one.',
    underway: 'Your payment is being confirmed. Please do not pay again.',
    pendingTitle: 'We are confirming your payment',
    pendingText:
      'This takes a moment. Please do not pay again: this page goes on by itself once the payment is confirmed.',
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
    ...firstMessages.session,
    /** Ours. */
    ended: 'Your session has ended. Log in again, and you are back where you were.',
  },
  profile: {
    failed: 'Failed to update profile',
    saved: 'Profile updated successfully!',
    busy: 'Saving...',
  },
  history: {
    failed: 'Failed to load assessment history. Please try again.',
  },
  page: {
    ...firstMessages.page,
    loadFailed: 'This page could not be loaded. Please try again.',
    nothingLost: 'Nothing of yours is lost.',
    noResponse: 'There was no response. This may be a network problem.',
    missing: 'We couldn’t find that page, so here’s the home page.',
  },
  goals: {
    /** Ours. */
    notSaved: 'This could not be saved. Please try again.',
  },
  launchList: {
    /** Ours. */
    noAddress: 'This does not look like an email address. Please check it.',
    mailed: 'We’re on it. Each person on the list gets one email.',
    mailFailed: 'The email could not be sent. Please try again.',
    leaveFailed: 'We could not take you off the list. Please try again.',
  },
  /** Ours: wherever a price stands while payments are not open, and what is true today for who reads it. */
  previewMode: {
    notOpen: NOT_OPEN,
    today: {
      visitor: 'For now, a free account opens every complete report at no charge.',
      guest: 'For now, a free account opens this report at no charge.',
      newcomer: 'For now, your account opens every complete report at no charge.',
      person: 'For now, the pass opens every complete report in your account at no charge.',
      taker: 'Until they are, the pass costs nothing, and we ask for no card.',
    },
    ways: { guest: 'Create a free account', person: 'Get the free pass' },
    wait: 'Rather wait? Leave your email and we’ll write once, the day payments open.',
    join: 'Join the launch list',
  },
  /** Our own words. */
  form: {
    required: 'Please fill this in.',
    email: 'Please enter an email address.',
    noAnswer: 'We could not reach the server. Nothing is lost.',
  },
  auth: {
    wrongCredentials: 'That email address and password do not go together.',
    emailTaken: 'There is already an account with this email address.',
    linkInvalid: 'This link no longer works. It may be too old, or it was used already.',
    proofNeeded: 'This needs your password once more.',
    wrongPassword: 'That is not your current password.',
    passwordNeeded: 'Please enter your password to confirm this change.',
    noPassword: 'This account has no password yet. Use "Forgot password" to set one first.',
    signOutFailed: 'We could not sign you out. Check your connection and try again.',
    resendFailed: 'We could not send the link. Please try again.',
    resetFailed: 'We could not save the new password. Please try again.',
    signInFailed: 'We could not log you in. Please try again.',
    verifyFailed: 'We could not check the link. Please try again.',
  },
  /** Why a password that was chosen is not taken (lib/server/accounts/weak-passwords.ts). */
  password: {
    common:
      'This is one of the passwords that people use most, so it would be guessed early. Please choose another.',
    name: 'This is your name, so it would be guessed early. Please choose another.',
    address: 'This is your email address, so it would be guessed early. Please choose another.',
    product: 'This is our name, so it would be guessed early. Please choose another.',
  },
  groups: {
    loadFailed: 'Failed to load groups. Please try again.',
    createFailed: 'Failed to create group. Please try again.',
    nameRequired: 'Group name is required',
    inviteFailed: 'Failed to send invitation. Please try again.',
    invited: 'Invitation sent successfully',
    emailAndGroupRequired: 'Email and group selection are required',
    emailRequired: 'Email is required',
    detailFailed: 'Failed to load group details. Please try again.',
    notFound: 'Group not found',
    comparisonFailed: 'Failed to load group comparison. Please try again.',
    comparisonNotFound: 'Comparison data not found',
    notMember: 'This person is not a member of the group.',
    memberAlready: 'This person is already a member.',
    leaderStays: 'A leader cannot leave. Hand the group over first, or delete it.',
    tooManyAddresses: 'Please invite at most 200 addresses at once.',
    invitationInvalid:
      'This invitation is no longer open. It may be too old, taken back, or meant for another address.',
    full: 'This group is full.',
    proveToHandOver:
      'Before you can hand a group over, please open the link that we mailed to you, in this browser.',
    heirUnproven:
      'This person has not shown yet that their email address is theirs. They can do it on their profile page.',
    cannotBeAsked:
      'We cannot write to the leader of this group. Please ask them yourself for an invitation.',
    settingChanged:
      'The group’s setting has just changed. Please look at what it is now, and choose again.',
    twoProfiles: 'Two profiles are needed to compare',
    /** Ours. */
    csvFailed: 'Failed to download CSV. Please try again.',
    noAnswer: 'We could not reach the server.',
  },
  admin: {
    loadFailed: 'Failed to load dashboard data. Please try again.',
    notFound: 'Dashboard data not found',
    lastAdmin: 'This is the last admin. Make somebody else an admin first.',
    unconfirmed: 'Only somebody with a confirmed address can be an admin.',
    unproven:
      'Somebody else may have opened this account. Its owner must set a new password by mail first.',
    disabled: 'This account is disabled. Enable it first.',
    codeTaken: 'There is already a coupon with this code.',
    tooFewPeople: 'There are too few people for a file yet.',
    rangeTooLong: 'Please choose at most 366 days.',
    rangeReversed: 'The first day comes after the last.',
  },
  /** What a failed sign-in through another provider comes back with (`?error=`). */
  provider: {
    failed: 'Signing in that way did not work. Please try again, or use your email and password.',
    noEmail:
      'They did not tell us your email address, and we need one. Please use your email and password.',
    accountExists:
      'There is already an account with that email address. Log in with its password instead.',
    denied: 'You did not allow it, so nobody was signed in.',
    notConfigured: 'Not available yet',
  },
  api: {
    malformed: 'This is not valid JSON.',
    invalid: 'Some of what was sent is not right. Please check it and try again.',
    notSignedIn: 'Please sign in first.',
    notFound: 'There is nothing here.',
    methodNotAllowed: 'This address does not answer to that method.',
    tooLarge: 'This is more than we can take in one request.',
    wrongType: 'Please send JSON (content type application/json).',
    compressed: 'Please send the body without compression.',
    unreadable: 'This request could not be understood. Please reload the page.',
    localOnly:
      'This copy answers to localhost alone. If it should answer to this name, set APP_URL to it.',
    goneMeanwhile: 'This was deleted a moment ago. Please reload the page.',
    crossSite: 'This request came from another site, so it was not carried out.',
    otherAddress: (ours: string) =>
      `Nothing was changed: this page was opened at another address than ${ours}. Please use that one. Whoever runs this copy sets it as APP_URL.`,
    premium: 'This is part of the complete report.',
    previewMode: NOT_OPEN,
    paymentsAway: 'Payments cannot be reached right now. Please try again in a moment.',
    badSignature: 'This was not signed by our payment provider.',
    submittedOtherwise: 'This assessment was already submitted with other answers.',
    savedElsewhere: 'This assessment was saved on another device since.',
    pdfBusy: 'Many reports are being made right now. Please try again in a moment.',
    unavailable: 'We cannot reach our records right now. Please try again in a moment.',
    unexpected: 'Something went wrong on our side. Please try again.',
  },
  /** What was too often; when to try again follows it. */
  limits: {
    login_account: 'There were too many wrong passwords.',
    login_known: 'There were too many wrong passwords.',
    login_client: 'There were too many wrong passwords from your network.',
    register_client: 'Many accounts were asked for from your network.',
    register_email: 'An account with this address was asked for several times.',
    email_change: 'You have changed your address several times.',
    password_change: 'You have changed your password several times.',
    reset_account: 'We have sent several letters to this address already.',
    reset_client: 'Many new passwords were asked for from your network.',
    sign_in_link: 'Many links were asked for from your network.',
    verification: 'We have sent several letters to this address already.',
    sign_in_mail: 'We have told of several new browsers today.',
    mailed_secret: 'Several links from your network did not work.',
    group: 'You have made several groups in a short time.',
    invite: 'You have sent as many invitations as a day allows.',
    invite_unconfirmed:
      'You have sent as many invitations as a day allows before your address is confirmed in this browser.',
    invite_list: 'You have pasted several lists in a short time.',
    invite_address: 'Several invitations went to this address today.',
    hand_over: 'You have handed groups over several times.',
    mail_recipient: 'Several letters went to this address today.',
    funnel: 'Many steps were counted from your network.',
    report_link: 'Several links were mailed in a short time.',
    mail_address: 'Several links went to this address today.',
    guest_submit: 'Many assessments came from your network in a short time.',
    review: 'Many assessments came from your network in a short time.',
    start: 'You have started many assessments in a short time.',
    submit: 'You have submitted many assessments in a short time.',
    export: 'You have downloaded your data several times.',
    coupon: 'Too many codes did not work.',
    coupon_everyone: 'Too many codes did not work.',
    create_intent: 'You have started many payments in a short time.',
    create_intent_client: 'Many payments were started from your network.',
    launch_list: 'Many addresses came from your network in a short time.',
    pdf: 'You have made many PDFs in a short time.',
  },
} as const
