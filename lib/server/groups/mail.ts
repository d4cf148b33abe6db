import 'server-only'
import type { Known } from '@/lib/api/address-rights'
import { unprovenName } from '@/lib/mail/sender-name'
import { groupPath, routes } from '@/lib/routes'
import type { Prisma } from '../base/db'
import { absolute } from '../base/env'
import { countFigure } from '../base/figures'
import { sendMail, sendSecretMail } from '../mail/mail'
import { hasRight } from '../viewer/address-rights'

type Tx = Prisma.TransactionClient

interface NamedGroup {
  id: string
  name: string
}

/** Mails the link of an invitation that was just written; nothing in it tells whether the address has an account. */
export async function mailInvitation(
  tx: Tx,
  invitation: {
    id: string
    email: string
    sentAt: Date
    group: Pick<NamedGroup, 'name'>
  },
  leader: Known & { firstName: string; lastName: string },
  { words, until }: { words?: string; until?: string } = {},
): Promise<void> {
  const { id, email, sentAt, group } = invitation
  const name = `${leader.firstName} ${leader.lastName}`
  const isProven = hasRight(leader, 'own_words')
  await sendSecretMail(tx, 'invitation', email, {
    invitationId: id,
    sentAt: sentAt.toISOString(),
    // Of what a leader typed whom no one knows yet, nothing but a name that could be a person's.
    group: isProven ? group.name : '',
    leader: isProven ? name : unprovenName(name),
    words: isProven ? words : undefined,
    until,
  })
  countFigure('discern_invitations_total', { sender: isProven ? 'proven' : 'unproven' })
}

/** Asks a member to take the assessment. */
export async function mailReminder(
  tx: Tx,
  { email, firstName }: { email: string; firstName: string },
  group: Pick<NamedGroup, 'name'>,
): Promise<void> {
  await sendMail(tx, {
    kind: 'group_reminder',
    to: email,
    data: {
      name: firstName,
      group: group.name,
      link: absolute(routes.assessment),
    },
  })
}

/** Asks the leader of a group to invite a person again. */
export async function mailAskingBack(
  tx: Tx,
  to: string,
  person: { email: string; firstName: string; lastName: string },
  group: NamedGroup,
): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`
  const data = { name, email: person.email, group: group.name, link: absolute(groupPath(group.id)) }
  await sendMail(tx, { kind: 'asking_back', to, data })
}

/** Tells a member that they lead the group now, alone or beside its first leader. */
export async function mailNewLeader(
  tx: Tx,
  to: string,
  group: NamedGroup,
  as: 'first' | 'further' = 'first',
): Promise<void> {
  const link = absolute(groupPath(group.id))
  await sendMail(tx, { kind: 'group_leader', to, data: { group: group.name, link, as } })
}

/** Tells a leader, at a moment, who asks to join by then. The group's page says who. */
export async function mailAsksToJoin(
  tx: Tx,
  to: string,
  { id: groupId }: Pick<NamedGroup, 'id'>,
  at: Date,
): Promise<void> {
  await sendSecretMail(tx, 'asks_to_join', to, { groupId }, at)
}

/** Tells a person who asked to join that they are in. */
export async function mailLetIn(tx: Tx, to: string, group: NamedGroup): Promise<void> {
  const link = absolute(groupPath(group.id))
  await sendMail(tx, { kind: 'let_in', to, data: { group: group.name, link } })
}
