/**
 * What the address of an account gives: the one table of these rights. The server asks it (lib/server/viewer/address-rights.ts),
 * and e2e/account/address-rights.spec.ts walks it.
 *
 * `confirmed`: somebody opened a link that was mailed to the address, wherever that was. Its owner may have done so for
 * an account that a stranger opened under it. `proven`: the mailed secret came back from a session of the account, or
 * set its password, or the provider that opened the account vouches for the address. Only then whoever is signed in
 * and whoever reads the mailbox are known to be one.
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
    right: 'Make a group, and invite up to 20 addresses a day into it',
    needs: 'unconfirmed',
    why: 'A team begins at once. Whoever is invited reads who leads before they share anything.',
  },
  answer_by_link: {
    right: 'Join a group by the link of its mailed invitation',
    needs: 'unconfirmed',
    why: 'The link is the proof: from a session of the account it makes the address a proven one.',
  },
  count_as_confirmed: {
    right: 'Stand as confirmed on the profile, before admins and in their figures',
    needs: 'confirmed',
    why: 'It says that somebody read a mail, and opens nothing.',
  },
  hear_of_browsers: {
    right: 'Be told by mail when a browser signs in that has not before',
    needs: 'confirmed',
    why: 'Before that the mailbox may be somebody else’s, which anybody could fill by signing in.',
  },
  teach: {
    right: 'Have the first sitting counted when person fit learns what answers are usual',
    needs: 'confirmed',
    why: 'Each vote costs a mailbox. More would leave out who confirmed on a phone, and cost an attacker nothing.',
  },
  invite_many: {
    right: 'Invite up to 300 addresses a day',
    needs: 'proven',
    why: 'A click of the owner would let a stranger write to a town in their name.',
  },
  answer_invitations: {
    right: 'See the invitations to the address, and answer them without their mailed links',
    needs: 'proven',
    why: 'They were sent to whoever reads the mailbox, and joining shares scores in their name.',
  },
  hand_over: {
    right: 'Make another member the leader of a group',
    needs: 'proven',
    why: 'A stranger would leave the account as a member whose scores somebody else reads.',
  },
  be_handed: {
    right: 'Be made the leader of a group, by its leader or when the leader’s account is deleted',
    needs: 'proven',
    why: 'A leader reads everybody’s scores. A group without another member who may lead closes.',
  },
  be_asked: {
    right: 'As a leader, be told by mail who asks to come back to the group',
    needs: 'proven',
    why: 'The mail names the person who asks, and may reach somebody who never heard of the group.',
  },
  export_by_address: {
    right:
      'Have the invitations and the launch list’s row of the address in the archive of one’s data',
    needs: 'proven',
    why: 'They were given by whoever used the address, who may be somebody else.',
  },
  erase_by_address: {
    right: 'Have these deleted with the account',
    needs: 'proven',
    why: 'A stranger would end what the owner waits for.',
  },
  be_made_admin: {
    right: 'Be made an admin, by ADMIN_EMAIL, by another admin or by npm run admin:grant',
    needs: 'proven',
    why: 'The rights are meant for whoever reads the mailbox (docs/decisions/018).',
  },
  act_as_admin: {
    right: 'As an admin, do what admins do',
    needs: 'proven',
    why: 'An admin who changes to a mistyped address would hand the rights to its owner.',
  },
  keep_what_was: {
    right:
      'Keep sessions, providers and all that is shared when the owner sets a password by mail or comes by Google',
    needs: 'proven',
    why: 'Until then it may all be a stranger’s (docs/decisions/022, 026).',
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

/** How well it is known that whoever is signed in reads the mailbox. */
export function standingOf({ emailVerifiedAt, ownerProvenAt }: Known): Standing {
  if (ownerProvenAt) return 'proven'
  return emailVerifiedAt ? 'confirmed' : 'unconfirmed'
}

/** Facebook does not say whether the person reads the mailbox of the address, so no admin may sign in through it. */
export const UNPROVEN_PROVIDER = 'facebook'
