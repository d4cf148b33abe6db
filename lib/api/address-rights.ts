/**
 * The one table of what an account's address gives. The server reads it (lib/server/viewer/address-rights.ts), and
 * e2e/account/address-rights.spec.ts tries each right. `confirmed`: a link that was mailed to the address was opened,
 * in any browser; its owner may have opened it for an account that a stranger made. `proven`: the mailed secret came
 * back from a session of the account, or set its password, or the account's provider vouches for the address. Only then
 * the signed-in person is known to own the mailbox.
 */
export const STANDINGS = ['unconfirmed', 'confirmed', 'proven'] as const

export type Standing = (typeof STANDINGS)[number]

interface AddressRight {
  /** What an account with this standing may do, or what is done for it. */
  right: string
  /** The least standing that gives it. */
  needs: Standing
  why: string
}

const table = {
  lead: {
    right:
      'Create a group, make a link to join it, and invite up to 20 email addresses a day to it',
    needs: 'unconfirmed',
    why: 'A team can start right away. People see who leads the group before they share anything.',
  },
  lead_where_closed: {
    right: 'The same where new accounts are only for some',
    needs: 'proven',
    why: 'A made-up address of the right domain would write to strangers in the name of the organization.',
  },
  own_words: {
    right:
      'Add words of one’s own to an invitation, have the group’s name in it, and have the words of an agreement in the other person’s email',
    needs: 'proven',
    why: 'Anyone could send a message to strangers through us.',
  },
  answer_by_link: {
    right: 'Join a group by the link in an emailed invitation',
    needs: 'unconfirmed',
    why: 'The link is the proof: used from a session of the account, it proves the email address.',
  },
  count_as_confirmed: {
    right: 'Be shown as confirmed on the profile, to admins and in their figures',
    needs: 'confirmed',
    why: 'It only says that someone read an email, and opens nothing.',
  },
  hear_of_browsers: {
    right: 'Be told by email when a new browser signs in',
    needs: 'confirmed',
    why: 'Before that, the inbox may be someone else’s, and anyone could fill it by signing in.',
  },
  undo_change: {
    right:
      'Get emailed links to sign in while another email address waits, and undo the change for 7 days',
    needs: 'confirmed',
    why: 'An unconfirmed address may be a typo, and a stranger may read its inbox.',
  },
  change_freely: {
    right: 'Change to any email address where new accounts are only for some',
    needs: 'proven',
    why: 'A made-up address of the right domain would open an account for any other.',
  },
  teach: {
    right: 'Have the first assessment counted when person fit learns which answers are usual',
    needs: 'confirmed',
    why: 'Each vote costs an inbox. Asking for more would leave out people who confirmed on a phone, and cost an attacker nothing.',
  },
  invite_many: {
    right: 'Invite up to 300 email addresses a day',
    needs: 'proven',
    why: 'One click by the owner would let a stranger write to a whole town in their name.',
  },
  answer_invitations: {
    right: 'See the invitations to the email address, and answer them without the emailed links',
    needs: 'proven',
    why: 'They were sent to the person who reads the inbox, and joining shares scores in their name.',
  },
  join_by_link: {
    right: 'Join a group by its join link, or ask to',
    needs: 'proven',
    why: 'The link may be for the email addresses of one organization, and joining shares scores in the name of the person who reads the inbox.',
  },
  hand_over: {
    right: 'Make another member a leader of a group',
    needs: 'proven',
    why: 'A stranger could leave the account behind as a member whose scores someone else reads.',
  },
  follow_up: {
    right:
      'Get emails about what one agreed to do, or a line to try about once a week, having asked for them',
    needs: 'proven',
    why: 'Before that, the inbox may be someone else’s, who asked for nothing.',
  },
  be_handed: {
    right: 'Be made a leader of a group, by a leader or when the first leader’s account is deleted',
    needs: 'proven',
    why: 'A leader reads everyone’s scores. A group with no other member who may lead closes.',
  },
  be_asked: {
    right: 'As a leader, be told by email who asks to come back to the group',
    needs: 'proven',
    why: 'The email names the person who asks, and may reach someone who never heard of the group.',
  },
  export_by_address: {
    right: 'Get the invitations and the launch list entry for the email address in the data export',
    needs: 'proven',
    why: 'They came from the person who used the email address, who may be someone else.',
  },
  erase_by_address: {
    right: 'Have these deleted with the account',
    needs: 'proven',
    why: 'A stranger could end what the owner is waiting for.',
  },
  be_made_admin: {
    right: 'Be made an admin, by ADMIN_EMAIL, by another admin or by npm run admin:grant',
    needs: 'proven',
    why: 'The rights are meant for the person who reads the inbox (docs/decisions/016).',
  },
  act_as_admin: {
    right: 'As an admin, do what admins do',
    needs: 'proven',
    why: 'An admin who switches to a mistyped email address would hand the rights to its owner.',
  },
  keep_what_was: {
    right:
      'Keep sessions, providers and sharing when the owner sets a password by email or signs in with Google',
    needs: 'proven',
    why: 'Until then, all of it may be a stranger’s (docs/decisions/016).',
  },
} as const satisfies Record<string, AddressRight>

export type AddressRightName = keyof typeof table

export const ADDRESS_RIGHTS: Readonly<Record<AddressRightName, AddressRight>> = table

export const ADDRESS_RIGHT_NAMES = Object.keys(table) as AddressRightName[]

/** Whether a standing gives a right. */
export function gives(standing: Standing, name: AddressRightName): boolean {
  return STANDINGS.indexOf(standing) >= STANDINGS.indexOf(ADDRESS_RIGHTS[name].needs)
}

/** What is known of an account and its address. */
export interface Known {
  emailVerifiedAt: Date | null
  ownerProvenAt: Date | null
}

/** How well it is known that the person who is signed in reads the mailbox. */
export function standingOf({ emailVerifiedAt, ownerProvenAt }: Known): Standing {
  if (ownerProvenAt) return 'proven'
  return emailVerifiedAt ? 'confirmed' : 'unconfirmed'
}

/** Facebook does not say whether the person reads the mailbox of the address, so no admin may sign in through it. */
export const UNPROVEN_PROVIDER = 'facebook'
