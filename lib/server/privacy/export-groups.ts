import 'server-only'
import type { Archive } from '@/lib/api/archive'
import { db } from '../base/db'
import { iso, isoOrNull } from './times'

/** The groups that the person is in, with what they agreed to there. */
export async function collectGroups(userId: string): Promise<Archive['groups']> {
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
      cardLine1: true,
      cardLine2: true,
      agreement: {
        select: {
          text: true,
          typedByLeader: true,
          createdAt: true,
          mailsFrom: true,
          mailsSent: true,
          worked: true,
          answeredAt: true,
          countedAnswer: true,
        },
      },
      resultId: true,
      joinLinkId: true,
      leads: true,
      countedLetter: true,
      group: {
        select: {
          id: true,
          name: true,
          description: true,
          createdAt: true,
          leaderId: true,
          membersSee: true,
          archivedAt: true,
        },
      },
    },
  })
  return rows.map(({ group, ...row }) => ({
    id: group.id,
    name: group.name,
    // What another person wrote is theirs.
    description: group.leaderId === userId ? group.description : null,
    created_at: group.leaderId === userId ? iso(group.createdAt) : null,
    is_leader: row.leads || group.leaderId === userId,
    archived_at: group.leaderId === userId ? isoOrNull(group.archivedAt) : null,
    joined_at: iso(row.joinedAt),
    reminded_at: isoOrNull(row.remindedAt),
    shares_results: row.withheldAt === null,
    members_see: group.membersSee,
    agreed_to: row.agreedTo,
    agreed_at: iso(row.agreedAt),
    agreed_by: row.agreedBy,
    kept_at: isoOrNull(row.keptAt),
    card_lines: [row.cardLine1, row.cardLine2].flatMap((line) => line ?? []),
    agreement: row.agreement && {
      text: row.agreement.text,
      typed_by_leader: row.agreement.typedByLeader,
      created_at: iso(row.agreement.createdAt),
      mails_from: isoOrNull(row.agreement.mailsFrom),
      mails_sent: row.agreement.mailsSent,
      worked: row.agreement.worked,
      answered_at: isoOrNull(row.agreement.answeredAt),
      counted_answer: row.agreement.countedAnswer,
    },
    shared_result: row.resultId,
    counted_letter: row.countedLetter,
    joined_by_link: row.joinLinkId !== null,
  }))
}

/** The groups that the person has asked to join with a link. */
export async function collectJoinRequests(userId: string): Promise<Archive['join_requests']> {
  const rows = await db.joinRequest.findMany({
    where: { userId },
    orderBy: { askedAt: 'asc' },
    select: {
      askedAt: true,
      agreedTo: true,
      declinedAt: true,
      resultId: true,
      joinLink: { select: { group: { select: { name: true } } } },
    },
  })
  return rows.map(({ joinLink, askedAt, agreedTo, declinedAt, resultId }) => ({
    group: joinLink.group.name,
    asked_at: iso(askedAt),
    agreed_to: agreedTo,
    declined_at: isoOrNull(declinedAt),
    shared_result: resultId,
  }))
}

/** The live sessions in which the person takes part. */
export async function collectLive(userId: string): Promise<Archive['live_sessions']> {
  const rows = await db.participant.findMany({
    where: { userId },
    orderBy: { joinedAt: 'asc' },
    select: {
      joinedAt: true,
      showsName: true,
      usesResult: true,
      mayBeGuessed: true,
      hasTurnedOver: true,
      dotX: true,
      dotY: true,
      isDotLeft: true,
      answers: { select: { step: true, answer: true } },
      session: { select: { group: { select: { name: true } } } },
    },
  })
  return rows.map(({ session, dotX: x, dotY: y, answers, ...row }) => ({
    group: session.group.name,
    joined_at: iso(row.joinedAt),
    shows_name: row.showsName,
    uses_result: row.usesResult,
    may_be_guessed: row.mayBeGuessed,
    has_turned_over: row.hasTurnedOver,
    dot: x === null || y === null ? null : { x, y, is_left: row.isDotLeft },
    answers,
  }))
}

/** The groups that the person is no longer in without having left them. */
export async function collectEnded(userId: string): Promise<Archive['ended_memberships']> {
  const rows = await db.endedMembership.findMany({
    where: { userId },
    orderBy: { endedAt: 'asc' },
    select: { groupName: true, endedAt: true, why: true, askedAt: true },
  })
  return rows.map(({ groupName, endedAt, why, askedAt }) => ({
    group: groupName,
    ended_at: iso(endedAt),
    why,
    asked_at: isoOrNull(askedAt),
  }))
}
