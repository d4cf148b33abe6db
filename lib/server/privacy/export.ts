import 'server-only'
import type { Archive } from '@/lib/api/archive'
import { draftState } from '@/lib/api/drafts'
import { itemById } from '@/lib/disc/form/responses'
import type { Letter } from '@/lib/disc/letters'
import { sentencesOf } from '@/lib/disc/result/sentences'
import { isStyleCode } from '@/lib/disc/styles'
import {
  readCertainty,
  readQuality,
  toWireCertainty,
  toWireQuality,
} from '../assessments/certainty'
import { exactScores } from '../assessments/results'
import type { StoredAnswer } from '../assessments/stored-answers'
import { db, type Prisma } from '../base/db'
import { pageByPage, ROWS_AT_ONCE } from '../base/page-by-page'
import { ordersOf } from '../payments/orders'
import { addressWith } from '../viewer/address-rights'
import { deviceWords } from '../viewer/device'
import { toUser, type UserRow } from '../viewer/users'
import type { SignedIn } from '../viewer/viewer'

const iso = (time: Date) => time.toISOString()
const isoOrNull = (time: Date | null) => time?.toISOString() ?? null

/** An archive whose long lists are read while they are used: nothing else grows with the years by more than a few rows. */
type ArchiveInParts = Omit<Archive, 'assessments' | 'admin_acts'> & {
  assessments: AsyncIterable<Archive['assessments'][number]>
  admin_acts: AsyncIterable<Archive['admin_acts'][number]>
}

/** All that is held about the person. Every column is named here: a new one does not leave by itself. */
export async function collectArchive({ session }: SignedIn): Promise<ArchiveInParts> {
  const { user } = session
  const [account, drafts, orders, groups, ended, byAddress] = await Promise.all([
    collectAccount(user),
    collectDrafts(user.id),
    collectOrders(user.id),
    collectGroups(user.id),
    collectEnded(user.id),
    collectByAddress(user),
  ])
  return {
    exported_at: iso(new Date()),
    ...account,
    unfinished_assessments: drafts,
    assessments: listAssessments(user.id),
    orders,
    groups,
    ended_memberships: ended,
    admin_acts: listActs(user.id),
    ...byAddress,
  }
}

const SESSION_FIELDS = {
  browser: true,
  system: true,
  createdAt: true,
  lastSeenAt: true,
  provenAt: true,
  expiresAt: true,
} satisfies Prisma.SessionSelect

type Account = Pick<Archive, 'user' | 'sign_in_providers' | 'open_mail_links' | 'sessions' | 'pass'>

async function collectAccount(user: UserRow): Promise<Account> {
  const userId = user.id
  const [proof, identities, tokens, sessions, pass] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: { ownerProvenAt: true } }),
    db.identity.findMany({
      where: { userId },
      select: { provider: true, subject: true, createdAt: true },
    }),
    db.mailToken.findMany({
      where: { userId },
      select: { kind: true, email: true, requestedAt: true, expiresAt: true },
    }),
    db.session.findMany({ where: { userId }, select: SESSION_FIELDS }),
    db.pass.findUnique({ where: { userId }, select: { grantedAt: true, revokedAt: true } }),
  ])
  return {
    user: {
      ...toUser(user),
      registered_at: iso(user.createdAt),
      confirmed_at: isoOrNull(user.emailVerifiedAt),
      suggestions: user.suggestions,
      owner_proven_at: isoOrNull(proof?.ownerProvenAt ?? null),
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

async function collectDrafts(userId: string): Promise<Archive['unfinished_assessments']> {
  const drafts = await db.assessmentDraft.findMany({
    where: { userId },
    select: { id: true, startedAt: true, updatedAt: true, state: true },
  })
  return drafts.map(({ id, startedAt, updatedAt, state }) => ({
    id,
    started_at: iso(startedAt),
    updated_at: iso(updatedAt),
    state: draftState.safeParse(state).data ?? null,
  }))
}

const ASSESSMENT_FIELDS = {
  id: true,
  completedAt: true,
  lastUsedAt: true,
  formVersion: true,
  scorerVersion: true,
  dScore: true,
  iScore: true,
  sScore: true,
  cScore: true,
  primaryLetter: true,
  secondaryLetter: true,
  styleCode: true,
  counted: true,
  certainty: true,
  quality: true,
  answers: true,
  field: true,
  goals: { select: { goal: true, doneAt: true, dueOn: true } },
  pointMarks: { select: { point: true, fits: true, markedAt: true } },
  entitlement: { select: { grantedAt: true, revokedAt: true } },
  links: { select: { createdAt: true, expiresAt: true, revokedAt: true } },
} satisfies Prisma.AssessmentSelect

type AssessmentRow = Prisma.AssessmentGetPayload<{ select: typeof ASSESSMENT_FIELDS }>

async function* listAssessments(userId: string): ArchiveInParts['assessments'] {
  const read = (last: AssessmentRow | null) =>
    db.assessment.findMany({
      where: { userId, ...(last && newerThan(last)) },
      orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
      take: ROWS_AT_ONCE,
      select: ASSESSMENT_FIELDS,
    })
  for await (const row of pageByPage(read)) yield toArchived(row)
}

/** What comes after a row, oldest first. */
function newerThan({ completedAt, id }: AssessmentRow): Prisma.AssessmentWhereInput {
  return { OR: [{ completedAt: { gt: completedAt } }, { completedAt, id: { gt: id } }] }
}

function toArchived(row: AssessmentRow): Archive['assessments'][number] {
  return {
    id: row.id,
    completed_at: iso(row.completedAt),
    last_used_at: iso(row.lastUsedAt),
    form_version: row.formVersion,
    scorer_version: row.scorerVersion,
    scores: exactScores(row),
    primary_type: row.primaryLetter as Letter,
    secondary_type: row.secondaryLetter as Letter,
    personality_type_code: row.styleCode,
    counted_questions: row.counted,
    ...toWireCertainty(readCertainty(row.certainty)),
    places: readCertainty(row.certainty)?.theta ?? null,
    quality: toWireQuality(readQuality(row.quality)),
    answers: inWords(row.answers),
    goals: row.goals.map(({ goal, doneAt, dueOn }) => ({
      goal,
      done_at: isoOrNull(doneAt),
      due_on: dueOn && iso(dueOn).slice(0, 10),
    })),
    field_of_work: row.field,
    report_sentences: row.pointMarks.map(({ point, fits, markedAt }) => ({
      sentence: sentenceOf(row.styleCode, point),
      fits,
      marked_at: iso(markedAt),
    })),
    complete_report: row.entitlement && {
      granted_at: iso(row.entitlement.grantedAt),
      revoked_at: isoOrNull(row.entitlement.revokedAt),
    },
    mailed_links: row.links.map(({ createdAt, expiresAt, revokedAt }) => ({
      created_at: iso(createdAt),
      expires_at: iso(expiresAt),
      revoked_at: isoOrNull(revokedAt),
    })),
  }
}

/** The title of a sentence; one that has been rewritten since is known by its id alone. */
function sentenceOf(code: string, point: string): string {
  const sentences = isStyleCode(code) ? sentencesOf(code) : []
  return sentences.find(({ id }) => id === point)?.title ?? point
}

/** Answers as the person gave them: statements, not ids. */
function inWords(answers: unknown): Archive['assessments'][number]['answers'] {
  const statement = (id: string) => itemById(id)?.text ?? id
  return (answers as StoredAnswer[]).map(({ q, most, least, shown, ms, suggested }) => ({
    question: q,
    most_like: statement(most),
    least_like: statement(least),
    shown: shown?.map(statement) ?? null,
    milliseconds: ms,
    suggested,
  }))
}

const ACT_FIELDS = {
  id: true,
  at: true,
  act: true,
  actorId: true,
  client: true,
} satisfies Prisma.AdminActSelect

type ActRow = Prisma.AdminActGetPayload<{ select: typeof ACT_FIELDS }>

/** Who did it to somebody else, and from where, is not told to them: it is about the admin. */
async function* listActs(userId: string): ArchiveInParts['admin_acts'] {
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
  return { OR: [{ at: { gt: at } }, { at, id: { gt: id } }] }
}

async function collectOrders(userId: string): Promise<Archive['orders']> {
  const rows = await db.order.findMany({
    where: ordersOf(userId),
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      product: true,
      assessmentId: true,
      status: true,
      currency: true,
      listCents: true,
      discountCents: true,
      amountCents: true,
      coupon: { select: { code: true } },
      paymentIntentId: true,
      email: true,
      createdAt: true,
      paidAt: true,
      refundDueAt: true,
      refundToldAt: true,
    },
  })
  return rows.map((row) => ({
    id: row.id,
    product: row.product,
    assessment_id: row.assessmentId,
    status: row.status,
    currency: row.currency,
    list_cents: row.listCents,
    discount_cents: row.discountCents,
    amount_cents: row.amountCents,
    coupon_code: row.coupon?.code ?? null,
    payment_id: row.paymentIntentId,
    email: row.email,
    created_at: iso(row.createdAt),
    paid_at: isoOrNull(row.paidAt),
    refund_due_at: isoOrNull(row.refundDueAt),
    refund_told_at: isoOrNull(row.refundToldAt),
  }))
}

async function collectGroups(userId: string): Promise<Archive['groups']> {
  const rows = await db.membership.findMany({
    where: { userId },
    orderBy: { joinedAt: 'asc' },
    select: {
      joinedAt: true,
      remindedAt: true,
      withheldAt: true,
      agreedTo: true,
      agreedAt: true,
      agreedBy: true,
      keptAt: true,
      group: {
        select: {
          id: true,
          name: true,
          description: true,
          createdAt: true,
          leaderId: true,
          membersSee: true,
        },
      },
    },
  })
  return rows.map(({ group, ...row }) => ({
    id: group.id,
    name: group.name,
    // What another leader wrote is theirs.
    description: group.leaderId === userId ? group.description : null,
    created_at: group.leaderId === userId ? iso(group.createdAt) : null,
    is_leader: group.leaderId === userId,
    joined_at: iso(row.joinedAt),
    reminded_at: isoOrNull(row.remindedAt),
    shares_results: row.withheldAt === null,
    members_see: group.membersSee,
    agreed_to: row.agreedTo,
    agreed_at: iso(row.agreedAt),
    agreed_by: row.agreedBy,
    kept_at: isoOrNull(row.keptAt),
  }))
}

async function collectEnded(userId: string): Promise<Archive['ended_memberships']> {
  const rows = await db.endedMembership.findMany({
    where: { userId },
    orderBy: { endedAt: 'asc' },
    select: { groupName: true, endedAt: true, askedAt: true },
  })
  return rows.map(({ groupName, endedAt, askedAt }) => ({
    group: groupName,
    ended_at: iso(endedAt),
    asked_at: isoOrNull(askedAt),
  }))
}

/** What is kept under an address, not under an account. */
async function collectByAddress(
  user: UserRow,
): Promise<Pick<Archive, 'invitations' | 'launch_list'>> {
  const email = addressWith(user, 'export_by_address')
  if (email === null) return { invitations: [], launch_list: null }
  const [invitations, listed] = await Promise.all([
    db.invitation.findMany({
      where: { email },
      orderBy: { sentAt: 'asc' },
      select: {
        sentAt: true,
        expiresAt: true,
        acceptedAt: true,
        group: { select: { name: true } },
      },
    }),
    db.prospectiveUser.findUnique({
      where: { email },
      select: { email: true, source: true, createdAt: true, mailQueuedAt: true },
    }),
  ])
  return {
    invitations: invitations.map(({ sentAt, expiresAt, acceptedAt, group }) => ({
      group: group.name,
      sent_at: iso(sentAt),
      expires_at: iso(expiresAt),
      accepted_at: isoOrNull(acceptedAt),
    })),
    launch_list: listed && {
      email: listed.email,
      source: listed.source,
      joined_at: iso(listed.createdAt),
      mail_queued_at: isoOrNull(listed.mailQueuedAt),
    },
  }
}
