import { howSure } from '@/lib/messages/how-sure'
import { previewModeMessages } from '@/lib/messages/preview-mode'
import { resultsMessages } from '@/lib/messages/results'
import { sharesMessages } from '@/lib/messages/shares'
import { message, type Tag } from '../message'

/** How pages of results are named. */
export const pages = {
  result: 'Your result',
  history: 'Your results',
  together: 'All your sittings',
  short: 'Your DISC result',
  preview: 'Your DISC style',
  sample: 'Sample result',
} as const

/** A page of a result where there is none. */
export const missing = {
  none: resultsMessages.missing,
  take: 'Take Assessment',
  elsewhere:
    'A free result stays in the browser that made it. If you took the assessment on another device, open this page there.',
  notFound: resultsMessages.noData,
  takeNew: 'Take New Assessment',
  howLong: 'It takes 10-15 minutes, and your answers are kept as you go.',
  noneYet: 'No results yet',
  comeHere: 'Your results will show up here, newest first, so you can see how they change.',
} as const

/** The ways out at the end of a result. */
export const ends = {
  again: 'Take Assessment Again',
  history: 'View History',
  home: 'Back to Home',
  compare: 'Compare with a colleague',
} as const

export const deleted = {
  title: 'Your result is deleted',
  text: 'Your answers, your scores, the report and every link to it are gone. You can take the assessment again whenever you like.',
} as const

/** Which result it is about. */
export const dated = {
  taken: message<{ when: Tag }>('Taken on <when></when>'),
} as const

/** To the result that this browser holds. */
export const last = {
  label: 'Your last result',
  from: message<{ when: Tag }>('Your result from <when></when>'),
  open: 'Open it',
} as const

export const deletion = {
  open: 'Delete this result',
  /** In a list; the other says to a screen reader which one. */
  openOne: 'Delete',
  openOf: message<{ day: string }>('Delete result of {day}'),
  failed: 'The result could not be deleted. Please try again.',
  title: 'Delete this result',
  titleOf: message<{ day: string }>('Delete the result of {day}'),
  goes: message<{ b: Tag }>(
    '<b>What goes:</b> your answers, your scores and your style, the complete report if you have it, your goals, every emailed link to it, and every comparison with a colleague that it is in.',
  ),
  groups: 'Your groups see your next most recent result instead, or none.',
  unfinished: 'An unfinished assessment in this browser goes too.',
  stays: message<{ b: Tag }>(
    '<b>What stays:</b> an order, as amounts with a date and without the email address you gave for the link. We need it for our books.',
  ),
  forGood: 'This can’t be undone, and it doesn’t refund a report.',
  yes: 'Delete for good',
  deleting: 'Deleting...',
  keep: 'Keep it',
  doneOf: message<{ day: string }>('The result of {day} is deleted.'),
} as const

/** The label of a sitting. */
export const label = {
  /** What there is to press; to a screen reader it says more. */
  none: message<{ shown: Tag; more: Tag; sitting: Tag }>(
    '<shown>Label</shown><more> the sitting of <sitting></sitting></more>',
  ),
  has: message<{ label: string; shown: Tag; more: Tag; sitting: Tag }>(
    '<shown>{label}</shown><more>, the label of <sitting></sitting></more>',
  ),
  one: 'Label a sitting',
  which: 'Sitting',
  title: 'Label this sitting',
  about: 'Two labels can be compared. Only you see them.',
  field: 'Label',
  save: 'Save',
  saving: 'Saving…',
  failed: 'The label could not be saved. Please try again.',
} as const

/** To choose a label. */
export const labelField = {
  none: 'No label',
  own: 'Your own…',
  typed: 'Your own label',
} as const

/** The short result. */
export const short = {
  primary: message<{ letter: string; b: Tag }>('Your primary type is <b>{letter}</b>'),
  leftOut:
    'This short page leaves the bands of your four letters out. The full preview shows them, free.',
  preview: 'See your full preview',
} as const

/** What a result says first. */
export const hero = {
  nickname: message<{ nickname: string }>('“{nickname}”'),
  /** For a result without a name: "16 of 28 answers counted". */
  few: message<{ counted: string }>(
    '{counted}. That’s enough to see which way you lean. Your style has a name from 20 on.',
  ),
} as const

/** The preview of a guest's result. */
export const preview = {
  pattern: message<{ bands: string }>('Your pattern by band. {bands}.'),
  drawn: 'Drawn in bands: low, medium, high.',
  detailed: 'See your detailed results',
  inReport: 'Exact numbers are in your report.',
  free: 'Exact numbers are free.',
  account: 'Create an account',
} as const

/** How sure a result is. */
export const sure = {
  ...howSure,
  again: 'Take it again',
  more: 'Answer a few more questions',
  moreLead: 'Answer a few more questions.',
  upTo: message<{ count: number }>(
    'Up to {count, number}, four to six minutes. Each one makes your result more exact.',
  ),
  start: 'Start',
  goOn: 'Keep going',
} as const

/** Which of two letters leads, as a bar over three zones. */
export const leadLine = {
  leads: message<{ letter: string }>('{letter} leads'),
  either: 'Either',
  /** To a screen reader, after the sentence of doubt. */
  lies: message<{ doubt: string; zone: string }>('{doubt}. The bar lies in “{zone}”.'),
  reaches: message<{ doubt: string; from: string; to: string }>(
    '{doubt}. The bar reaches from “{from}” to “{to}”.',
  ),
} as const

/** The four letters with their numbers or bands. */
export const scores = {
  title: 'Your four scores',
  caption: 'The four letters',
  letter: 'Letter',
  number: 'Number',
  band: 'Band',
  between: 'Probably between',
  percent: message<{ score: number }>('{score, number}%'),
  /** `narrow` stands where the column has no heading. */
  range: message<{ low: number; high: number; narrow: Tag }>(
    '<narrow>probably between </narrow>{low, number} and {high, number}',
  ),
  percentRange: message<{ low: number; high: number; narrow: Tag }>(
    '<narrow>probably between </narrow>{low, number}% and {high, number}%',
  ),
} as const

/** Traits of a style. */
export const traits = {
  core: 'Core traits',
  pace: 'Pace',
  perspective: 'Perspective',
  focus: 'Focus',
  key: 'Key traits',
  locked: 'Premium',
  keywords: 'Keywords',
} as const

/** The complete report, offered beside a result. */
export const offer = {
  title: 'Your complete report',
  read: 'Read your complete report',
  get: 'Get Full Report',
  answerOthers: message<{ count: number }>(
    '{count, plural, one {Answer the other one} other {Answer the other #}}',
  ),
  /** Beside a price. */
  once: 'once',
  onceOnly: 'Once. No subscription.',
  priceOnce: message<{ price: string }>('{price} once. No subscription.'),
  onePayment: 'One payment for this result. No subscription.',
  until: previewModeMessages.until,
  join: previewModeMessages.join,
  sales: previewModeMessages.leads.sales,
  salesAt: message<{ price: string }>('What’s in it. Later, {price}.'),
} as const

/** While payments are not open: the one step that opens a report. */
export const freeWay = {
  open: 'Open your report free',
  opening: 'Opening your report...',
  failed: 'We could not open your report. Please try again.',
  guest: 'Payments aren’t open yet; an account is all it takes.',
  person: previewModeMessages.line.person,
} as const

/** The screen between the last answer and its result. */
export const reveal = {
  title: 'Your result',
  answers: message<{ count: number }>('{count, plural, one {# answer} other {# answers}}'),
  skip: 'Skip',
  readOn: 'Read on',
  /** To a screen reader, when the last frame stands. */
  spoken: message<{ doubt: string; name: string }>('{doubt}. {name}.'),
} as const

/** A style's picture, to send or to keep. */
export const card = {
  alt: message<{ name: string }>('The card of {name}: textures, letters, name and nickname'),
  save: 'Save picture',
} as const

export const copyLine = { copy: 'Copy', copied: 'Copied.' } as const

/** Where its owner shares a style. */
export const share = {
  open: 'Share',
  title: 'Share your style',
  promise: 'No scores, no answers.',
  nameLabel: 'First name on the page',
  nameHint: 'Leave it empty, and the page says “Someone you know”.',
  nameMissing: sharesMessages.nameToCompare,
  compareLabel: 'People who open it may compare with me',
  compareHint:
    'Then you both see your styles, your spots on the circle, and how the two of you work. Never answers or scores. We don’t ask you again for each person; you can end each comparison.',
  send: 'Share',
  copy: 'Get the link',
  making: 'Making the link...',
  failed: 'The link could not be made. Please try again.',
  madeTitle: 'Your link is ready',
  sendAgain: 'Send it',
  says: message<{ name: string }>('I’m {name}. And you?'),
  toPage: 'Open its page',
} as const

/** The link to a style, to its owner. */
export const sharedLink = {
  label: 'Send it to anyone you like',
  stop: 'Stop sharing',
  stopping: 'Ending...',
  keep: 'Keep it',
  stopText:
    'The link stops working right away, for everyone who has it. What a chat already shows of it stays there. Comparisons that began with it stay, too; you can end each of them.',
  stopFailed: 'The link could not be ended. Please try again.',
} as const

/** Where the public page of a style is shared. */
export const shareStyle = {
  open: 'Share',
  title: 'Share this style',
  label: 'The link to this page',
} as const

/** Below a guest's result. */
export const mail = {
  title: 'Send it to me by email',
  text: 'One email with your result and a link that opens it on any device. Nothing after that.',
  label: 'Email',
  send: 'Send',
  sending: 'Sending...',
  sent: message<{ email: string }>('It’s on its way to {email}.'),
  again: 'Wrong address? Send it again.',
  failed: 'The email could not be sent. Please try again.',
} as const

/** The first part of one's own type page, below the preview. */
export const story = {
  title: 'A day at work',
  on: 'Read on',
  more: 'Free. Four more parts.',
} as const
