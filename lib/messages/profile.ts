export const profileMessages = {
  failed: 'Failed to update profile',
  saved: 'Profile updated successfully!',
  busy: 'Saving...',
} as const
