import { failureMessages } from './failure-messages'
import { sessionMessages } from './session-messages'

const NOT_OPEN = 'Payments aren’t open yet.'

/** Failures and labels, word for word as agreed for the product; then our own sentences. */
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
    suggestions: 'Suggest answers',
    suggestionsHow:
      'Each question opens with two answers drawn at random. They don’t count until you confirm them.',
    suggestionsUnkept: 'We couldn’t save that to your account. It only applies on this page.',
  },
  results: {
    ...failureMessages.results,
    missing: 'No results found. Please take the assessment first.',
    missingDetailed: 'No results found. Please take an assessment first.',
    missingAtCheckout: 'No assessment results found. Please take the assessment first.',
    noData: 'Assessment results could not be found.',
    /** Ours: beside the sample. */
    sample: {
      visitor: {
        take: 'Take the free DISC test',
        own: '28 questions, no account, and a page like this one at the end. Exact scores come with a free account.',
      },
      person: {
        take: 'Take the assessment',
        own: '28 questions, and a page like this one at the end.',
      },
    },
  },
  /** Ours, as what follows. */
  noScript: {
    buttons:
      'Buttons on this page need JavaScript. Switch it on in the browser’s settings and reload.',
  },
  /** Of a page whose scripts are late or do not run (public/before-paint.js). */
  start: {
    stillLoading:
      'Still loading. Buttons work once the rest of this page is here. If it takes too long, reload.',
    notStarted:
      'This page could not start. Part of it didn’t arrive, or this browser is too old for it. Please reload. If that doesn’t help, use a newer browser: Chrome or Edge 111, Firefox 128, Safari 16.4, or later.',
    reload: 'Reload',
  },
  /** Of a sitting. */
  label: {
    one: 'Label a sitting',
    which: 'Sitting',
    title: 'Label this sitting',
    about: 'Two labels can be compared. Only you see them.',
    field: 'Label',
    save: 'Save',
    saving: 'Saving…',
    failed: 'The label could not be saved. Please try again.',
  },
  settling: {
    clear: 'One letter already leads clearly, so there is nothing to settle.',
    earlier:
      'This result is from before we could say how sure it is. Take the assessment again to find out.',
    waiting: 'We’ll send these when you’re back online.',
    seeResult: 'See my result',
  },
  preview: {
    ...failureMessages.preview,
    noCode: 'No personality type code provided',
  },
  coupon: {
    invalid: 'Invalid coupon code',
    /** Ours. */
    unasked: 'We could not look it up just now. Please try again in a moment.',
  },
  csv: {
    label: 'CSV separator',
    comma: 'Comma',
    semicolon: 'Semicolon (Excel in most of Europe)',
  },
  pdf: {
    failed: 'Failed to download PDF. Please try again.',
    missingId: 'Unable to generate PDF - missing assessment information',
    busy: 'Preparing your PDF...',
    untagged: {
      here: 'This page',
      session: 'The session on screen',
      isAccessible: 'is the accessible version of the PDF.',
    },
    yourName: (lost: readonly string[]) =>
      `We can’t print ${lost.join(', ')}. Type how your name should read.`,
    aName: (lost: readonly string[]) => `We can’t print ${lost.join(', ')}.`,
    theirNames:
      'The PDF can’t print all letters of these names. Type how they should read. If you leave one empty, the PDF prints what its field shows.',
    moreNames: (more: number) =>
      more === 1
        ? 'It can’t print one more name either, so that member gets a number.'
        : `It can’t print ${more} more names either, so those members get numbers.`,
  },
  payment: {
    processing: 'Processing your payment...',
    initFailed: 'Failed to initialize payment. Please try again.',
    success: 'Payment successful! Thank you for your purchase.',
    noCard: 'Card element not found',
    failed: (reason: string) => `Payment failed: ${reason}`,
    /** Ours. */
    unanswered: 'The bank did not answer. You can try again: your card won’t be charged twice.',
    slow: 'Stripe is slow to answer. Nothing has been charged yet. Please keep this page open.',
    noLinkNow:
      'Several links have already gone to this email address today. Leave it empty to get your report without one.',
    underway: 'Your payment is being confirmed. Please do not pay again.',
    pendingTitle: 'We are confirming your payment',
    pendingText:
      'This takes a moment. Please do not pay again: this page moves on by itself once the payment is confirmed.',
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
    /** Ours: while payments are not open. */
    opens: 'And your complete report opens right away. Payments aren’t open yet, so it’s free.',
    mayOpen:
      'Payments aren’t open yet: once you’re in, one click opens a complete report for free.',
  },
  session: sessionMessages,
  profile: {
    failed: 'Failed to update profile',
    saved: 'Profile updated successfully!',
    busy: 'Saving...',
    /** Ours. */
    drawnFrom: 'Drawn from your result:',
    drawnFromAll: (sittings: number) => `Drawn from ${sittings} sittings together:`,
    drawnFromTwo: 'You have two results. The circle shows the label you used last:',
  },
  history: failureMessages.history,
  page: {
    ...failureMessages.page,
    /** Ours. */
    busyTitle: 'It’s busy here.',
    missing: 'We couldn’t find that page, so here’s the home page.',
  },
  marks: {
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
  /** Ours: wherever a price stands while payments are not open. */
  previewMode: {
    open: 'Open your report free',
    opening: 'Opening your report...',
    activating: 'Activating your pass...',
    failed: 'We could not open your report. Please try again.',
    /** Under the button. */
    line: {
      guest: 'Payments aren’t open yet; an account is all it takes.',
      person: 'Payments aren’t open yet; your account is all it takes.',
      visitor: 'Payments aren’t open yet; with an account, your report is free.',
      taker: 'Payments aren’t open yet; the pass is free, and we ask for no card.',
    },
    /** Beside a price that has the free way above it. */
    until: 'Payments aren’t open yet. Until they are, this is free with an account.',
    /** Where the other buttons lead. */
    leads: {
      sales: 'What’s in it, and its price.',
      salesAt: (price: string) => `What’s in it. Later, ${price}.`,
      checkout: 'To the checkout: coupons and the launch list.',
      list: 'To the launch list. You pay nothing.',
      assessment: 'To the assessment. It’s free.',
    },
    wait: 'Rather wait? Leave your email and we’ll write once payments are open.',
    join: 'Join the launch list',
  },
  /** Ours: a browser that is set to keep no cookies. */
  cookies: {
    blocked:
      'This browser blocks cookies. Without them it can’t open a result or stay signed in. Allow cookies for this site in the browser’s settings, then reload this page.',
    title: 'This browser blocks cookies',
    needed: 'Your result is tied to a cookie. Only the browser that has it can open the result.',
    allow: 'Allow cookies for this site in the browser’s settings, then reload this page.',
    without:
      'You can answer without them. We’ll tell you your style once, at the end, and you can’t come back to the result.',
    unkept:
      'This browser blocks cookies, so this is all it can show, and it’s gone when you leave this page. To keep a result, allow cookies for this site and take the assessment again.',
  },
  /** Our own words. */
  form: {
    required: 'Please fill this in.',
    email: 'Please enter an email address.',
    noAnswer: 'We could not reach the server. Nothing is lost.',
  },
  /** What became of an email, where it was asked for. */
  mailTroubles: {
    delayed: 'The email hasn’t gone out yet. We’re still trying.',
    refused: 'This email address was refused. Please check it.',
    failed: 'The email could not be sent. Please send it again.',
  },
  auth: {
    wrongCredentials: 'That email and password don’t match.',
    /** Only after the right password. */
    accountDisabled:
      'This account is switched off, so you can’t sign in. If you think that’s a mistake, write to whoever runs this site.',
    emailTaken: 'There is already an account with this email address.',
    /** An account has given the address up, and may still take it back. */
    emailKept:
      'Another account gave up this email address a few days ago and can still take it back. Please use a different one, or wait a week.',
    linkInvalid: 'This link no longer works. It may have expired, or it has already been used.',
    codeInvalid:
      'That code isn’t right, or it no longer works. Check the newest email, or have another one sent.',
    codeFailed: 'The code could not be checked. Please try again.',
    proofNeeded: 'Please enter your password again.',
    wrongPassword: 'That is not your current password.',
    passwordNeeded: 'Please enter your password to confirm this change.',
    noPassword: 'This account has no password yet. Use "Forgot password" to set one first.',
    signOutFailed: 'We could not sign you out. Check your connection and try again.',
    resendFailed: 'We could not send the link. Please try again.',
    resetFailed: 'We could not save the new password. Please try again.',
    signInFailed: 'We could not sign you in. Please try again.',
    changeResendFailed: 'We could not send the link. Please try again.',
    changeCancelFailed: 'We could not cancel the change. Please try again.',
    undoFailed: 'We could not undo the change. Please try again.',
    verifyFailed: 'We could not check the link. Please try again.',
  },
  /** Why a password that was chosen is not taken (lib/server/accounts/weak-passwords.ts). */
  password: {
    common:
      'This is one of the most common passwords, so it’s easy to guess. Please choose another.',
    name: 'This is your name, so it’s easy to guess. Please choose another.',
    address: 'This is your email address, so it’s easy to guess. Please choose another.',
    product: 'This is our name, so it’s easy to guess. Please choose another.',
  },
  /** Ours: comparing with one colleague. */
  pairs: {
    notFound: 'This comparison has ended, or isn’t yours.',
    linkInvalid: 'This link doesn’t work. It may have expired or been withdrawn.',
    linkUsed: 'This link has been used. Each link works for one person.',
    ownLink: 'This is your own link. Send it to a colleague.',
    makeFailed: 'The link could not be made. Please try again.',
    agreeFailed: 'The comparison could not be opened. Please try again.',
    endFailed: 'It could not be ended. Please try again.',
  },
  shares: {
    noStyle: 'This result has no style name yet. Answer the questions you left out first.',
    noName: 'Please type a first name, or leave this empty.',
    nameToCompare: 'Please type your first name: people see whom they compare with.',
    linkInvalid: 'This link has ended.',
    notAllowed: 'This person has not offered to compare.',
    ownLink: 'This is your own link.',
    full: 'This link has reached as many comparisons as it can have.',
    makeFailed: 'The link could not be made. Please try again.',
    stopFailed: 'The link could not be ended. Please try again.',
    mailFailed: 'The email could not be sent. Please try again.',
  },
  groups: {
    ...failureMessages.groups,
    createFailed: 'Failed to create group. Please try again.',
    nameRequired: 'Group name is required',
    /** Before the leader’s own words, as the email will have them. */
    wordsAsSent: 'In the email:',
    inviteFailed: 'Failed to send invitation. Please try again.',
    invited: 'Invitation sent successfully',
    emailAndGroupRequired: 'Email and group selection are required',
    emailRequired: 'Email is required',
    notFound: 'Group not found',
    comparisonNotFound: 'Comparison data not found',
    notMember: 'This person is not a member of the group.',
    memberAlready: 'This person is already a member.',
    confirmToFollowUp:
      'Before you get these emails, please open the link we emailed you, in this browser.',
    nothingAgreed: 'There is nothing here that you agreed to do.',
    leaderStays: 'To leave, hand the group over first, or delete it.',
    onlyFirst: 'Only the group’s first leader can do that to another leader.',
    firstLeads: 'The first leader hands the group over instead.',
    archived: 'This group is archived. A leader can bring it back.',
    /** For every change to the made-up group, and every file of it. */
    madeUp:
      'This team is made up, so nothing is saved, sent or downloaded. In your own group it is.',
    lineNotSaved: 'One line wasn’t saved. Go back to it and press Enter.',
    archivedForGood:
      'This group was archived more than 30 days ago, so it can’t be brought back. You can copy it to a new group.',
    tooManyAddresses: 'Please invite at most 200 people at once.',
    invitationInvalid:
      'This invitation is no longer open. It may have expired, been withdrawn, or been meant for a different email address.',
    full: 'This group is full.',
    joinUnknown: 'This link doesn’t lead anywhere. Please check it, or ask for a new one.',
    joinEnded: (leader: string) => `This link has ended. Ask ${leader} for a new one.`,
    joinDeclined: (leader: string) => `${leader} didn’t add you this time.`,
    joinProve: 'Before you join, please open the link we emailed you, in this browser.',
    joinDomain: (domain: string) => `This link is for people with an email address at ${domain}.`,
    placesTaken: 'All places of the link are taken. Give it more places first.',
    noLink: 'This group has no join link that works.',
    proveToLead:
      'Before you can lead a group here, please confirm your email address in this browser, with the link or the code we emailed you.',
    proveForWords:
      'To add your own words, please confirm your email address in this browser, with the link or the code we emailed you. Or send the invitation without them.',
    proveToHandOver:
      'Before you can hand over a group, please confirm your email address in this browser, with the link or the code we emailed you.',
    proveToMakeLeader:
      'Before you can make someone a leader, please confirm your email address in this browser, with the link or the code we emailed you.',
    heirUnproven:
      'This person hasn’t shown yet that their email address is theirs. They can do that on their profile page.',
    cannotBeAsked:
      'We can’t email the leader of this group. Please ask them for an invitation yourself.',
    declined: 'Invitation declined. Nothing was shared.',
    /** Said of no one in particular: whether one person declined or wants none is theirs to tell. */
    notEveryone:
      'We don’t email people who declined an invitation to a group you led in the last 90 days, or who don’t want invitations. They stay on this list until the invitation expires.',
    unprovenInvites:
      'Until you confirm your email address in this browser, invitations don’t name the group, and you can’t add your own words.',
    settingChanged:
      'The group’s setting just changed. Please check what it is now, and choose again.',
    twoProfiles: 'It takes two profiles to compare',
    agreedThemselves: 'They have written their own agreement. Only they can change it.',
    noSession: 'A session starts once someone has answered.',
    noMeetingLine: 'For these people, nothing is sure enough to put on a card.',
    /** Ours. */
    csvFailed: 'Failed to download CSV. Please try again.',
    noAnswer: 'We could not reach the server.',
  },
  /** The page of the link in the foot of an invitation. */
  noInvitations: {
    title: 'No more invitations?',
    more: 'No one on this site will be able to invite your email address to a group. An invitation you already have still works until it expires.',
    refuse: 'No one may invite me',
    refusing: 'Saving…',
    refused: 'No one here may invite you',
    refusedMore:
      'People who try won’t learn of it, and you won’t get an email. For this, we keep a code made from your email address, but not the address itself.',
    undo: 'Undo',
    allow: 'Allow invitations again',
    allowing: 'Saving…',
    allowed: 'Invitations are allowed again',
    allowedMore: 'You won’t get the invitations from before. Ask the person to invite you again.',
    failed: 'That could not be saved. Please try again.',
    link: 'You asked that no one here invites you.',
    change: 'Change this',
  },
  admin: {
    ...failureMessages.admin,
    notFound: 'Dashboard data not found',
    lastAdmin: 'This is the last admin. Make someone else an admin first.',
    unconfirmed: 'Only someone with a confirmed email address can be an admin.',
    unproven:
      'Someone else may have created this account. Its owner has to set a new password by email first.',
    disabled: 'This account is disabled. Enable it first.',
    codeTaken: 'There is already a coupon with this code.',
    tooFewPeople: 'There aren’t enough people for a file yet.',
    rooms: {
      title: 'Which rooms people use',
      note: 'A number a day, and nothing of who it was.',
      caption: 'How often each room was used',
      use: 'Use',
      times: 'Times',
      byPeriod: { day: 'Each use by day', week: 'Each use by week' },
      uses: {
        group: 'Groups made',
        join_link: 'Join links made',
        pair: 'Two people compared',
        session: 'Sessions opened',
        label: 'Sittings labeled',
        follow_up: 'Follow-ups started',
        settling: 'Further questions begun',
        share: 'Links to a style made',
      },
    },
    rangeTooLong: 'Please choose at most 366 days.',
    rangeReversed: 'The first day is after the last day.',
  },
  /** What a failed sign-in through another provider comes back with (`?error=`). */
  provider: {
    failed: 'Signing in that way did not work. Please try again, or use your email and password.',
    noEmail:
      'They didn’t share your email address, and we need one. Please use your email and password.',
    accountExists:
      'There is already an account with that email address. Sign in with its password instead.',
    denied: 'You didn’t allow it, so you weren’t signed in.',
    signUpClosed:
      'There is no account with that email address yet. New accounts here are only for people who were invited or have an email address of the organization.',
    notConfigured: 'Not available yet',
  },
  api: {
    ...failureMessages.api,
    malformed: 'This is not valid JSON.',
    invalid: 'Some of what you sent isn’t right. Please check it and try again.',
    notSignedIn: 'Please sign in first.',
    notFound: 'There is nothing here.',
    triesAtOnce: 'More people than usual tried this at the same moment.',
    methodNotAllowed: 'This URL does not accept that method.',
    tooLarge: 'This is more than we can take in one request.',
    wrongType: 'Please send JSON (content type application/json).',
    compressed: 'Please send the body without compression.',
    unreadable: 'This request could not be understood. Please reload the page.',
    localOnly:
      'This copy only answers to localhost. If it should answer to this name, set APP_URL to it.',
    goneMeanwhile: 'This was deleted a moment ago. Please reload the page.',
    crossSite: 'This request came from another site, so it was not carried out.',
    otherAddress: (ours: string) =>
      `Nothing was changed: this page was opened at a different address than ${ours}. Please use that one. Whoever runs this copy sets it as APP_URL.`,
    premium: 'This is part of the complete report.',
    previewMode: NOT_OPEN,
    paymentsAway: 'Payments cannot be reached right now. Please try again in a moment.',
    badSignature: 'This was not signed by our payment provider.',
    submittedOtherwise: 'This assessment was already submitted with other answers.',
    savedElsewhere: 'This assessment has been saved on another device since then.',
    tooBusy:
      'More people are here right now than we can serve at once. Please try again in a moment.',
    pdfBusy: 'A lot of PDFs are being made right now. Please try again in a moment.',
    pdfPlaces:
      'We’re still making other PDFs for you or your network. Please try again in a moment.',
    pdfTooBig: 'This PDF is too big for us to make. A smaller group would work.',
  },
  /** What was too often; when to try again follows it. */
  limits: {
    login_account: 'There were too many wrong passwords.',
    login_known: 'There were too many wrong passwords.',
    login_client: 'There were too many wrong passwords from your network.',
    register_client: 'Too many accounts were requested from your network.',
    register_client_day: 'Too many accounts were requested from your network.',
    register_email: 'An account with this email address was requested several times.',
    email_change: 'You’ve changed your email address several times.',
    password_change: 'You’ve changed your password several times.',
    reset_account: 'We’ve already sent several emails to this inbox.',
    reset_client: 'Too many new passwords were requested from your network.',
    sign_in_link: 'Too many links were requested from your network.',
    verification: 'We’ve already sent several emails to this inbox.',
    mail_code: 'Too many codes didn’t work. The links in our emails still do.',
    mail_code_client:
      'Too many codes from your network didn’t work. The links in our emails still do.',
    mail_code_everyone: 'Too many codes didn’t work. The links in our emails still do.',
    sign_in_mail: 'We’ve already sent several notes about new browsers today.',
    mailed_secret: 'Several links from your network did not work.',
    join_code: 'Too many codes from your network did not work.',
    join: 'You’ve asked to join several times.',
    group: 'You’ve created several groups in a short time.',
    invite: 'You’ve sent as many invitations as you can in a day.',
    invite_unconfirmed:
      'You’ve sent as many invitations as you can in a day. To send more, confirm your email address in this browser.',
    invite_unconfirmed_client:
      'As many invitations as we allow in a day have gone out from your network. To send more, confirm your email address in this browser.',
    invite_client: 'As many invitations as we allow in a day have gone out from your network.',
    invite_list: 'You’ve pasted several lists in a short time.',
    invite_address: 'Several invitations have gone to this email address today.',
    pair: 'You’ve made as many links as you can in a day.',
    pair_link: 'Several links from your network did not work.',
    share: 'You’ve shared many times today.',
    share_link: 'Several links from your network did not work.',
    hand_over: 'You’ve handed over groups several times.',
    make_leader: 'You’ve made several people leaders in a short time.',
    mail_recipient: 'Several emails have gone to this inbox today.',
    funnel: 'Too many steps were counted from your network.',
    report_link: 'Several links were emailed in a short time.',
    mail_address: 'Several links have gone to this email address today.',
    guest_submit: 'Too many assessments came from your network in a short time.',
    review: 'Too many assessments came from your network in a short time.',
    settling: 'You’ve sent a lot of answers in a short time.',
    start: 'You’ve started a lot of assessments in a short time.',
    submit: 'You’ve submitted a lot of assessments in a short time.',
    export: 'You’ve downloaded your data several times.',
    coupon: 'Too many codes did not work.',
    coupon_client: 'Too many codes did not work.',
    coupon_everyone: 'Too many codes did not work.',
    coupon_spare: 'Too many codes did not work.',
    create_intent: 'You’ve started a lot of payments in a short time.',
    create_intent_client: 'Too many payments were started from your network.',
    launch_list: 'Too many email addresses came from your network in a short time.',
    pdf: 'You’ve made a lot of PDFs in a short time.',
    pdf_busy: 'Your network has asked for a lot of PDFs in a short time.',
  },
} as const
