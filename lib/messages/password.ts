/** Why a password that was chosen is not taken (lib/server/accounts/weak-passwords.ts). */
export const passwordMessages = {
  common: 'This is one of the most common passwords, so it’s easy to guess. Please choose another.',
  name: 'This is your name, so it’s easy to guess. Please choose another.',
  address: 'This is your email address, so it’s easy to guess. Please choose another.',
  product: 'This is our name, so it’s easy to guess. Please choose another.',
} as const
