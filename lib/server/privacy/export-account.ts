import 'server-only'
import type { Archive } from '@/lib/api/archive'
import { db, type Prisma } from '../base/db'
import { pageByPage, ROWS_AT_ONCE } from '../base/page-by-page'
import { refusedSince } from '../mail/refusals'
import { addressWith } from '../viewer/address-rights'
import { deviceWords } from '../viewer/device'
import { toUser, type UserRow } from '../viewer/users'
import { iso, isoOrNull } from './times'

const SESSION_FIELDS = {
  browser: true,
  system: true,
  createdAt: true,
  lastSeenAt: true,
  provenAt: true,
  expiresAt: true,
} satisfies Prisma.SessionSelect

const CHANGE_FIELDS = {
  oldEmail: true,
  newEmail: true,
  askedAt: true,
  waitsUntil: true,
  confirmedAt: true,
  undoUntil: true,
} satisfies Prisma.EmailChangeSelect

type Account = Pick<
  Archive,
  | 'user'
  | 'try_mails'
  | 'sign_in_providers'
  | 'open_mail_links'
  | 'email_changes'
  | 'sessions'
  | 'pass'
>

/** The account's own data, and every way to sign in to it. */
export async function collectAccount(user: UserRow): Promise<Account> {
  const userId = user.id
  const [self, tryMail, identities, tokens, changes, sessions, pass] = await Promise.all([
    toUser(user),
    db.tryMail.findUnique({ where: { userId }, select: { askedAt: true, dueOn: true } }),
    db.identity.findMany({
      where: { userId },
      select: { provider: true, subject: true, createdAt: true },
    }),
    db.mailToken.findMany({
      where: { userId },
      select: { kind: true, email: true, requestedAt: true, expiresAt: true },
    }),
    db.emailChange.findMany({
      where: { userId },
      orderBy: { askedAt: 'asc' },
      select: CHANGE_FIELDS,
    }),
    db.session.findMany({ where: { userId }, select: SESSION_FIELDS }),
    db.pass.findUnique({ where: { userId }, select: { grantedAt: true, revokedAt: true } }),
  ])
  return {
    user: {
      ...self,
      registered_at: iso(user.createdAt),
      confirmed_at: isoOrNull(user.emailVerifiedAt),
      suggestions: user.suggestions,
      mail_trouble: user.mailTrouble,
      owner_proven_at: isoOrNull(user.ownerProvenAt),
    },
    try_mails: tryMail && {
      asked_at: iso(tryMail.askedAt),
      due_on: iso(tryMail.dueOn).slice(0, 10),
    },
    sign_in_providers: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      their_id: subject,
      added_at: iso(createdAt),
    })),
    open_mail_links: tokens.map(({ kind, email, requestedAt, expiresAt }) => ({
      kind,
      email,
      requested_at: iso(requestedAt),
      expires_at: iso(expiresAt),
    })),
    email_changes: changes.map(({ oldEmail: from, newEmail: to, ...change }) => ({
      from,
      to,
      asked_at: iso(change.askedAt),
      waits_until: iso(change.waitsUntil),
      confirmed_at: isoOrNull(change.confirmedAt),
      undo_until: isoOrNull(change.undoUntil),
    })),
    sessions: sessions.map((session) => ({
      device: deviceWords(session),
      started_at: iso(session.createdAt),
      last_seen_at: iso(session.lastSeenAt),
      password_shown_at: isoOrNull(session.provenAt),
      expires_at: iso(session.expiresAt),
    })),
    pass: pass && { granted_at: iso(pass.grantedAt), revoked_at: isoOrNull(pass.revokedAt) },
  }
}

const ACT_FIELDS = {
  id: true,
  at: true,
  act: true,
  actorId: true,
  client: true,
} satisfies Prisma.AdminActSelect

type ActRow = Prisma.AdminActGetPayload<{ select: typeof ACT_FIELDS }>

/** Without who did it and from where, which is about the admin. */
export async function* listActs(userId: string): AsyncGenerator<Archive['admin_acts'][number]> {
  const isAbout = { OR: [{ actorId: userId }, { targetKind: 'user', targetId: userId }] }
  const read = (last: ActRow | null) =>
    db.adminAct.findMany({
      where: { AND: [isAbout, last ? laterThan(last) : {}] },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      take: ROWS_AT_ONCE,
      select: ACT_FIELDS,
    })
  for await (const { at, act, actorId, client } of pageByPage(read)) {
    const isOwn = actorId === userId
    yield { at: iso(at), act, by_you: isOwn, client_address: isOwn ? client : null }
  }
}

/** What comes after an act, oldest first. */
function laterThan({ at, id }: ActRow): Prisma.AdminActWhereInput {
  return { at: { gte: at }, OR: [{ at: { not: at } }, { id: { gt: id } }] }
}

/** What is kept under an address, not under an account. */
export async function collectByAddress(
  user: UserRow,
): Promise<Pick<Archive, 'invitations' | 'launch_list' | 'no_invitations_since'>> {
  const email = addressWith(user, 'export_by_address')
  if (email === null) return { invitations: [], launch_list: null, no_invitations_since: null }
  const [invitations, listed, refusedAt] = await Promise.all([
    db.invitation.findMany({
      where: { email },
      orderBy: { sentAt: 'asc' },
      select: {
        sentAt: true,
        expiresAt: true,
        acceptedAt: true,
        mailTrouble: true,
        openedAt: true,
        remindedAt: true,
        reminders: true,
        quiet: true,
        group: { select: { name: true } },
      },
    }),
    db.prospectiveUser.findUnique({
      where: { email },
      select: { email: true, source: true, createdAt: true, mailQueuedAt: true },
    }),
    refusedSince(email),
  ])
  return {
    invitations: invitations.map(({ group, ...row }) => ({
      group: group.name,
      sent_at: iso(row.sentAt),
      expires_at: iso(row.expiresAt),
      opened_at: isoOrNull(row.openedAt),
      accepted_at: isoOrNull(row.acceptedAt),
      reminded_at: isoOrNull(row.remindedAt),
      reminders: row.reminders,
      mail_trouble: row.mailTrouble,
      held_back: row.quiet,
    })),
    no_invitations_since: isoOrNull(refusedAt),
    launch_list: listed && {
      email: listed.email,
      source: listed.source,
      joined_at: iso(listed.createdAt),
      mail_queued_at: isoOrNull(listed.mailQueuedAt),
    },
  }
}
