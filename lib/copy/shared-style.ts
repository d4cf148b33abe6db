/** What is said where a style is shared, on the page that a shared link opens, and where a link is pasted. */

/** Where its owner shares it. */
export const sharing = {
  open: 'Share',
  title: 'Share your style',
  promise: 'No scores, no answers.',
  alt: (name: string) => `The card of ${name}: textures, letters, name and nickname`,
  nameLabel: 'First name on the page',
  nameHint: 'Leave it empty, and the page says “Someone you know”.',
  compareLabel: 'People who open it may compare with me',
  compareHint:
    'Then you both see your styles, your spots on the circle, and how the two of you work. Never answers or scores. We don’t ask you again for each person; you can end each comparison.',
  send: 'Share',
  copy: 'Get the link',
  making: 'Making the link...',
  save: 'Save picture',
  madeTitle: 'Your link is ready',
  madeLabel: 'Send it to anyone you like',
  sendAgain: 'Send it',
  says: (name: string) => `I’m ${name}. And you?`,
  toPage: 'Open its page',
  stop: 'Stop sharing',
  stopping: 'Ending...',
  keep: 'Keep it',
  stopText:
    'The link stops working right away, for everyone who has it. What a chat already shows of it stays there. Comparisons that began with it stay, too; you can end each of them.',
  style: { title: 'Share this style', label: 'The link to this page' },
} as const

/** What the page calls its owner. */
export const calledOr = (called: string) => called || 'Someone you know'

/** "Ada is The Quiet Architect". */
export const isStyle = (called: string, name: string) => `${calledOr(called)} is ${name}`

/** The page that a shared link opens. */
export const shared = {
  /** After the name. */
  is: (name: string) => `is ${name}. And you?`,
  about: 'Read about this style',
  wait: 'Both answers count.',
  waitText: (left: number, called: string) =>
    called
      ? `Go on with ${left} more, and you can compare with ${called}.`
      : `Go on with ${left} more, and you’ll know your own style.`,
  own: {
    title: 'This is what others see',
    text: 'Your style, the first name you typed, and nothing else of your result.',
    back: 'Go to your result',
  },
  /** For a visitor who has a result. */
  taken: (headline: string) => `You’re ${headline}.`,
  toOwn: 'Go to your result',
  pair: (called: string) => `You and ${called}`,
  pairText:
    'You both see your styles, your spots on the circle, and how the two of you work. Never answers or scores.',
  compare: (called: string) => `Compare with ${called}`,
  gone: {
    title: 'This link has ended.',
    text: 'The person who sent it stopped sharing, or deleted the result. Your own style is two questions away.',
  },
  limited: 'Too many links were tried',
} as const

/** What a chat shows of a link that people send each other. Strangers read it: no group’s name, and no price. */
export const unfurled = {
  shared: (nickname: string) =>
    `“${nickname}”, a DISC style. Answer two questions and see where you begin. Free, no account.`,
  gone: 'A link to a DISC style that has ended.',
  compare: {
    title: (by: string) => `${by || 'Someone'} asks to compare with you`,
    text: 'If you agree, you both see your DISC styles, your spots on the circle, and how the two of you work. Never answers or scores.',
    picture: {
      title: 'Compare with a colleague',
      text: 'Two DISC styles, side by side. No scores.',
    },
  },
  join: {
    title: (by: string) => `${by || 'Someone'} asks you to join a group`,
    text: 'A group compares DISC styles at work. Before you join, you read who sees what of you, and you choose how much you show.',
    picture: { title: 'Join a group', text: 'DISC styles at work. You choose what others see.' },
  },
} as const

/** "Send it to me by email", below a guest's result. */
export const mailing = {
  title: 'Send it to me by email',
  text: 'One email with your result and a link that opens it on any device. Nothing after that.',
  label: 'Email',
  send: 'Send',
  sending: 'Sending...',
  sent: (email: string) => `It’s on its way to ${email}.`,
  again: 'Wrong address? Send it again.',
} as const

/** The first part of one's own type page, below the preview. */
export const story = {
  title: 'A day at work',
  on: 'Read on',
  more: 'Free. Four more parts.',
} as const

/** The end of the complete report. */
export const next = {
  title: 'And now?',
  lede: 'That was your report.',
  line: { title: 'Try one line today', link: 'More lines like it' },
  compare: {
    title: 'Compare with someone',
    text: 'By a link that you both agree to. Styles, never scores.',
    link: 'Make the link',
  },
  show: { title: 'Show it', text: 'Your style as a picture, without a number.' },
} as const
