/** The page of the link in the foot of an email that was asked for. */
const all = {
  title: 'Stop these emails?',
  yes: 'Stop them',
  busy: 'Stopping…',
  failed: 'The emails could not be stopped. Please try again.',
  stopped: 'These emails are stopped',
} as const

/** By what the emails are about. */
export const stopEmails = {
  agreement: {
    ...all,
    about: 'They are about what you agreed to do in your group. Your agreement stays.',
    again: 'You can start them again on your group’s page.',
  },
  pair: {
    ...all,
    about: 'It is about what you agreed to do with a colleague. Your agreement stays.',
    again: 'You can ask for another one on your page when you agree on something new.',
  },
  today: {
    ...all,
    about: 'They bring a line to try about once a week. The lines stay on your page.',
    again: 'You can start them again in your profile.',
  },
} as const
