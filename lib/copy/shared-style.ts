/** What is said where a style is shared, on the page that a shared link opens, and where a link is pasted. */

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
