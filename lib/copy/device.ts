/** What is said of the product as an app on a device, and of what stays there. */

/** The bar of the installed app. */
export const bar = {
  label: 'App',
  you: 'You',
  results: 'Results',
  team: 'Team',
  away: 'You’re offline. This needs a connection.',
} as const

/** What a long press on the app's icon offers. */
export const shortcuts = { retake: 'Retake', team: 'My team' } as const

/** Once, at the end of the complete report, where the device can. */
export const install = {
  title: 'Keep it within reach?',
  text: (product: string) =>
    `Put ${product} on your home screen. It opens like an app and takes hardly any room.`,
  reasons: ['Your report, also without a connection', 'No notifications'],
  /** Of an account: the bar shows what is in it. */
  bar: 'Your results and your team in a bar',
  add: 'Add to Home Screen',
  adding: 'Adding...',
  notNow: 'Not now',
  added: 'It’s on its way to your home screen.',
  declined: 'All right. We won’t ask again.',
  /** Where the browser offers no button for it: each step with the device's own icon. */
  steps: {
    share: 'In Safari, tap Share. If you don’t see it, it’s behind the three dots.',
    add: 'Scroll down and choose Add to Home Screen. It may be behind View More.',
  },
  /** An app that Safari adds shares no cookies with it. */
  signIn: 'There you sign in once more.',
} as const

/** The text of a report that a device shows without a connection. */
export const keptReport = {
  notice: (day: string) =>
    `There is hardly a connection, or none. This is the text of your report, as this device last opened it on ${day}.`,
  again: 'Try again',
} as const
