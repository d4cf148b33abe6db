/** The page of the link in the foot of an invitation. */
export const noInvitationsMessages = {
  title: 'No more invitations?',
  more: 'No one on this site will be able to invite your email address to a group. An invitation you already have still works until it expires.',
  refuse: 'No one may invite me',
  refusing: 'Saving…',
  refused: 'No one here may invite you',
  refusedMore:
    'People who try won’t learn of it, and you won’t get an email. For this, we keep a code made from your email address, but not the address itself.',
  undo: 'Undo',
  allow: 'Allow invitations again',
  allowing: 'Saving…',
  allowed: 'Invitations are allowed again',
  allowedMore: 'You won’t get the invitations from before. Ask the person to invite you again.',
  failed: 'That could not be saved. Please try again.',
  link: 'You asked that no one here invites you.',
  change: 'Change this',
} as const
