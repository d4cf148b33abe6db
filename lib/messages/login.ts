export const loginMessages = {
  failed: 'Failed to login. Please try again.',
  busy: 'Logging in...',
} as const
