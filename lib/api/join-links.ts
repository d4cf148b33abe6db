import { z } from 'zod'
import { canonicalEmail, EMAIL } from '../address'
import { resultId, timeZone } from './assessment'
import { JOIN_DAYS, JOIN_DAYS_MAX, JOIN_PLACES, JOIN_PLACES_MAX } from './bounds'
import { endpoint } from './endpoint'
import * as entries from './entries/join-links'
import { groupId, memberId, membersSee, params } from './group-fields'
import { furtherLeaders, group as invitedTo, leader } from './invitations'

const joinLink = z.strictObject({
  id: z.uuid(),
  url: z
    .string()
    .nullable()
    .describe(
      'Null for a link made with an earlier secret of this copy: it works, and can’t be shown',
    ),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().describe('The end of its last day'),
  last_day: z.iso.date().describe('The day that it works to the end of, in the leader’s time zone'),
  places: z.int().describe('How many people may join with it'),
  used: z.int().describe('How many have joined with it, also those who left'),
  mail_domain: z
    .string()
    .nullable()
    .describe('Only people with a proven email address there may join'),
  asks_first: z.boolean().describe('Whether the leader is asked before someone joins'),
  status: z.enum(['open', 'off', 'ended', 'full']),
})

export type JoinLink = z.infer<typeof joinLink>

const person = z.strictObject({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
})

const joinLinkDetail = z.strictObject({
  link: joinLink.nullable().describe('The newest one; null where there is none yet'),
  requests: z
    .array(person.extend({ asked_at: z.iso.datetime() }))
    .describe('People who ask to join, the first one first'),
  arrivals: z
    .array(
      z.strictObject({
        link_id: z.uuid(),
        made_at: z.iso.datetime(),
        people: z.array(person.extend({ joined_at: z.iso.datetime() })),
      }),
    )
    .describe('Members who joined with a link, by link, the newest first'),
})

export type JoinLinkDetail = z.infer<typeof joinLinkDetail>

/** A domain as it stands behind the @ of an address, typed with the @ or without. */
const mailDomain = z
  .string()
  .max(253)
  .transform((typed) => canonicalEmail(`a@${typed.trim().replace(/^@/, '')}`))
  .pipe(z.string().regex(EMAIL, 'Please enter a domain, like example.com.'))
  .transform((address) => address.slice(address.lastIndexOf('@') + 1))

const fields = {
  days: z
    .int()
    .min(1)
    .max(JOIN_DAYS_MAX)
    .describe('For how many days from now it works; the last one to its end'),
  places: z.int().min(1).max(JOIN_PLACES_MAX),
  mail_domain: mailDomain.nullable(),
  asks_first: z.boolean(),
}

const code = z.strictObject({ code: z.string().max(64) })

export const getJoinLink = endpoint(entries.getJoinLink, {
  summary: 'The join link of a group, who joined with it, and who asks to join',
  params,
  response: joinLinkDetail,
  status: 200,
})

export const makeJoinLink = endpoint(entries.makeJoinLink, {
  summary: 'Makes a link by which people join the group; an earlier one ends',
  params,
  body: z.strictObject({
    days: fields.days.default(JOIN_DAYS),
    places: fields.places.default(JOIN_PLACES),
    mail_domain: fields.mail_domain.default(null),
    asks_first: fields.asks_first.default(false),
    time_zone: timeZone,
  }),
  response: joinLink,
  status: 201,
  errors: ['conflict'],
  limits: ['group'],
})

export const changeJoinLink = endpoint(entries.changeJoinLink, {
  summary: 'Changes the join link that works, or did until its end or its last place',
  params,
  body: z.strictObject(fields).partial().extend({ time_zone: timeZone }),
  response: joinLink,
  status: 200,
  errors: ['conflict'],
})

export const endJoinLink = endpoint(entries.endJoinLink, {
  summary: 'Turns the join link off',
  params,
  response: 'none',
  status: 204,
})

export const removeJoiners = endpoint(entries.removeJoiners, {
  summary: 'Turns a join link off and removes everyone who joined with it, and all who ask to',
  params: z.strictObject({ id: groupId, linkId: z.string().max(64) }),
  response: z.strictObject({ removed: z.int() }),
  status: 200,
})

export const acceptRequest = endpoint(entries.acceptRequest, {
  summary: 'Lets a person in who asked to join with a link',
  params: memberId,
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

export const declineRequest = endpoint(entries.declineRequest, {
  summary: 'Declines a person who asked to join with a link; that link lets them in no more',
  params: memberId,
  response: 'none',
  status: 204,
})

/** How a join link stands for the person who opens it. */
const standing = z.enum([
  'signed_out',
  'unproven',
  'other_domain',
  'open',
  'asked',
  'declined',
  'joined',
])

const joining = z.strictObject({
  standing: standing.describe(
    '`unproven`: their email address is not proven yet; `other_domain`: it is at another domain; `asked`: the leader has not answered yet',
  ),
  group: invitedTo,
  leader,
  further_leaders: furtherLeaders,
  mail_domain: z.string().nullable(),
  asks_first: z.boolean(),
  group_id: z.uuid().nullable().describe('For members'),
})

export type Joining = z.infer<typeof joining>

export const getJoin = endpoint(entries.getJoin, {
  summary: 'The group behind a join link, and how the link stands for the caller',
  params: code,
  response: joining,
  status: 200,
  errors: ['link_invalid'],
  limits: ['join_code'],
})

export const join = endpoint(entries.join, {
  summary:
    'Joins the group, or asks its leader to, where the link says so. The caller’s email address has to be proven',
  params: code,
  body: z.strictObject({
    agreed_to: membersSee.describe(
      'What was shown before joining. If the setting allows less by now, only that is agreed to; if it allows more, the member is asked later',
    ),
    result_id: resultId
      .nullable()
      .optional()
      .describe('Which of their results the person shares; else all their sittings as one'),
  }),
  response: z.strictObject({
    standing: z.enum(['joined', 'asked']),
    group_id: z.uuid().nullable().describe('Once they are in'),
  }),
  status: 200,
  errors: ['link_invalid', 'conflict'],
  limits: ['join_code', 'join'],
})

export const withdrawRequest = endpoint(entries.withdrawRequest, {
  summary: 'Takes back what the caller asked by a join link',
  params: code,
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
  limits: ['join_code'],
})
