export const profileMessages = {
  failed: 'Failed to update profile',
  saved: 'Profile updated successfully!',
  busy: 'Saving...',
  /** Ours. */
  tryMails: 'Try today by email',
  drawnFrom: 'Drawn from your result:',
  drawnFromAll: (sittings: number) => `Drawn from ${sittings} sittings together:`,
  drawnFromTwo: 'You have two results. The circle shows the label you used last:',
} as const
