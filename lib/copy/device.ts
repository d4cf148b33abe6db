/** What is said of the product as an app on a device, and of what stays there. */

/** The bar of the installed app. */
export const bar = {
  label: 'App',
  you: 'You',
  results: 'Results',
  team: 'Team',
} as const

/** What a long press on the app's icon offers. */
export const shortcuts = { retake: 'Retake', team: 'My team' } as const

/** Once, at the end of the complete report, where the device can. */
export const install = {
  title: 'Keep it within reach?',
  text: (product: string) =>
    `Put ${product} on your home screen. It opens like an app and takes hardly any room.`,
  reasons: [
    'Your report, also without a connection',
    'Your results and your team in a bar',
    'No notifications',
  ],
  add: 'Add to Home Screen',
  adding: 'Adding...',
  notNow: 'Not now',
  added: 'It’s on its way to your home screen.',
  declined: 'All right. We won’t ask again.',
  /** Where the browser offers no button for it: each step with the device's own icon. */
  steps: {
    share: 'Tap Share in the bar of the browser.',
    add: 'Choose Add to Home Screen.',
  },
  /** An app that Safari adds shares no cookies with it. */
  signIn: 'There you sign in once more.',
} as const

/** The text of a report that a device shows without a connection. */
export const keptReport = {
  notice: (day: string) =>
    `There is no connection. This is the text of your report, as this device last opened it on ${day}.`,
  again: 'Try again',
} as const
