import { formMessages } from '@/lib/messages/form'
import { paymentMessages } from '@/lib/messages/payment'
import { message, type Tag } from '../message'

const ONE_PAYMENT = 'One payment for this result. No subscription.'

/** The page of an order, and what it is for. */
export const screen = {
  title: 'Checkout',
  back: 'Back to your result',
  summary: 'Order summary',
  report: 'Complete report, one payment',
  /** There is nothing whose report could be bought. */
  missing: 'No assessment results found. Please take the assessment first.',
} as const

/** Coupon, email address and total of an order. */
export const order = {
  coupon: 'Coupon',
  code: 'Coupon code',
  takesOff: message<{ code: string; price: string; b: Tag }>('<b>{code}</b> takes off {price}'),
  /** What is hidden is said to a screen reader. */
  remove: message<{ code: string; hidden: Tag }>('Remove<hidden> coupon {code}</hidden>'),
  checking: 'Checking…',
  apply: 'Apply',
  receipt: 'Your receipt',
  receiptEmail: 'Email',
  receiptHint:
    'The receipt comes with your report as a PDF, and a link that opens it on any device.',
  devices: 'On your other devices',
  linkEmail: 'Email me a link to my report (optional)',
  linkHint: 'The link opens your report on any device for a year, longer if you use it.',
  total: 'Total',
  listPrice: 'List price',
  discount: message<{ code: string }>('Discount ({code})'),
  toPay: 'To pay',
  /** There is nothing to pay. */
  getReport: 'Get my report',
  onePayment: ONE_PAYMENT,
  /** Under the button, where it leads there. */
  toLaunchList: 'To the launch list. You pay nothing.',
} as const

/** How paying goes, for a report and for the pass. */
export const payment = {
  pay: message<{ price: string }>('Pay {price}'),
  processing: 'Processing your payment...',
  initFailed: paymentMessages.initFailed,
  slow: 'Stripe is slow to answer. Nothing has been charged yet. Please keep this page open.',
  tryAgain: 'Try Again',
  /** The session has ended meanwhile. */
  signIn: 'Sign in',
} as const

/** Where the card is typed, and what comes of it. */
export const card = {
  title: 'Payment',
  label: 'Card',
  note: 'Your card details go to Stripe, which takes the payment. We never see them.',
  noEmail: formMessages.email,
  noCard: 'Card element not found',
  failed: message<{ reason: string }>('Payment failed: {reason}'),
  /** In place of a reason. */
  unanswered: 'The bank did not answer. You can try again: your card won’t be charged twice.',
} as const

/** The buyer has paid, and we do not know it yet. */
export const pending = {
  title: 'We are confirming your payment',
  text: 'This takes a moment. Please do not pay again: this page moves on by itself once the payment is confirmed.',
} as const

/** The dialog in which addresses join the list that is written to once payments are open. */
export const launchList = {
  title: 'Preview Mode',
  text: 'Payments are not open yet. Leave your email and we will write once they are.',
  email: 'Email',
  noAddress: 'This does not look like an email address. Please check it.',
  join: 'Join the launch list',
  joining: 'Joining…',
  notNow: 'Not now',
  joined: 'You are on the list. We will write one email, once payments are open.',
  done: 'Done',
} as const

/** Leaving the list by the link in its mail. */
export const unsubscribe = {
  title: 'Leave the launch list?',
  text: 'We only ever send this list one email, and your email address leaves it when that email arrives. To be sure, unsubscribe here.',
  yes: 'Unsubscribe',
  busy: 'Unsubscribing...',
  failed: 'We could not take you off the list. Please try again.',
  doneTitle: 'You’re off the list',
  done: 'You’re no longer on the launch list, and no email from it will follow.',
  home: 'Back to Home',
} as const

/** The sales page of a complete report. The comparison is in dollars, so it stands only where prices are. */
export const sales = {
  title: 'Your complete report',
  back: 'Back to your preview',
  lede: message<{ currency: string }>(
    'How you work, in full. Read it here, print it, or keep it as a PDF.{currency, select, usd { Similar reports cost $80-120+.} other {}}',
  ),
  inside: 'What’s inside',
  sampleReport: 'See a sample report',
  report: 'Complete report',
  buy: 'Buy Now',
  onePayment: ONE_PAYMENT,
  /** Under the button, while payments are not open. */
  toCheckout: 'To the checkout: coupons and the launch list.',
} as const

/**
 * How the parts of a report read, on the sales page: lines of our own, not from a person's report. They name no letter, no
 * style and no number of a score, so that no buyer can take one for a line about themselves (lib/words/samples.test.ts).
 */
export const samples = {
  label: 'Sample',
  note: 'We wrote these samples for this page. Your report is written for your style.',
  lines: {
    profile: 'A closed door bothers you less than an open question.',
    strengths: 'You keep meetings short. Sometimes the second-best idea goes unheard.',
    growth: 'Ask once more: one open question before you offer your answer.',
    workStyle: 'In a team of five you tend to hold the list, whoever holds the title.',
    plan: 'First step: choose the one meeting this week that could be a note.',
    phrases: '“What would you need to say yes?” instead of “Why not?”',
    careers: 'Event planner: a hundred details, and a room full of people at the end.',
  },
} as const

/** What the pass opens. */
export const pass = {
  title: 'The pass',
  lede: 'One pass opens every complete report in your account. It doesn’t expire, and it isn’t a subscription.',
  opens: 'What it opens',
  reports: 'The complete report of every result',
  reportsText: 'Those in your account today, and each one you add later.',
  parts: 'Everything in a report',
  bought: 'A report you bought on its own stays open without the pass.',
} as const

/** A pass that someone has. */
export const passCard = {
  active: 'Your pass is active',
  paid: 'Payment successful! Thank you for your purchase.',
  held: 'You have the pass',
  opensAll:
    'Every complete report in your account is open, and so is the report of each new result.',
  readReport: 'Read your complete report',
  seeResults: 'See your results',
} as const

/** The pass while payments are not open. */
export const passOffer = {
  title: 'Launch offer',
  /** Beside what it costs now; what is hidden is said to a screen reader. */
  was: message<{ price: string; hidden: Tag; s: Tag }>('<hidden>was </hidden><s>{price}</s>'),
  free: 'Payments aren’t open yet; the pass is free, and we ask for no card.',
  activate: 'Activate my pass',
  activateAndOpen: 'Activate my pass and open the report',
  activating: 'Activating your pass...',
  stays: 'It belongs to your account, and stays yours when payments open.',
} as const

/** The pass, paid by card. */
export const passPayment = {
  title: 'Get the pass',
  /** Beside its price. */
  once: 'once',
  note: 'One payment, no subscription. Your card goes to Stripe; we never see its number. The receipt goes to your account’s email address.',
} as const
