/** The six digits of an email, where one waits for it and where its link was opened instead. */
export const CODE = {
  /** Above the form that asks for a link to sign in, and after it was sent. */
  signInBy:
    'We’ll email you a link that signs you in without your password. It works once, for 10 minutes, and only in this browser.',
  isComing:
    'has an account, a link is on its way. Open it in this browser within 10 minutes. If you got several, or no new one, use the newest. Nothing there? Check your spam folder, or check the email address.',
  label: 'Six-digit code from the email',
  use: 'Use the code',
  busy: 'Checking…',
  orHere: 'Reading it on another device? Type its six-digit code here.',
  wasElsewhere:
    'was confirmed on another device, or while you were signed out. Type the six-digit code from the email here, or open its link in this browser, to show that it was you.',
  stillWaits:
    'This link only works in the browser where you asked for it. If that page is still open, type the six-digit code from the email there. Or get a new link for this browser.',
  confirmedElsewhere:
    'Thank you. If another device is waiting for this, type the six-digit code from the email there. Or sign in here to answer invitations to this email address.',
  besideLink: 'This email was sent for another browser. To sign in here, type its six-digit code.',
} as const
