/** Ways into groups, and out of them, as the server would read them. */
import { idOf, JOINED } from '@/components/groups/made-up/team'
import type { EndedMembership } from '@/lib/api/ended-memberships'
import type { Invitation, SentInvitation } from '@/lib/api/invitations'
import type { JoinLink, JoinLinkDetail } from '@/lib/api/join-links'

export const INVITATION: Invitation = {
  id: idOf(500),
  email: 'chloe@example.com',
  group: {
    name: 'Product launch',
    description: 'Everyone who brings the spring release out of the door.',
    member_count: 9,
    members_see: 'styles',
  },
  leader: { first_name: 'Marisol', last_name: 'Vega' },
  further_leaders: [],
  expires_at: '2026-11-30T09:00:00.000Z',
}

const LINK: JoinLink = {
  id: idOf(800),
  url: 'https://discern.example/join/8FQ2-KM7P-3TVX',
  created_at: '2026-11-16T09:00:00.000Z',
  expires_at: '2026-11-30T23:59:59.999Z',
  last_day: '2026-11-30',
  places: 20,
  used: 4,
  mail_domain: null,
  asks_first: false,
  status: 'open',
}

const person = (at: number, first_name: string, last_name: string) => ({
  user_id: idOf(810 + at),
  first_name,
  last_name,
  email: `${first_name}@operations.example`.toLowerCase(),
})

/** The join link of a group: none yet, one that works, one with people, one that is full. */
export const JOIN_LINKS = {
  none: { link: null, requests: [], arrivals: [] },
  open: { link: LINK, requests: [], arrivals: [] },
  asked: {
    link: { ...LINK, mail_domain: 'operations.example', asks_first: true },
    requests: [
      { ...person(0, 'Tomás', 'Oliveira'), asked_at: '2026-11-17T09:00:00.000Z' },
      { ...person(1, 'Priya', 'Raman'), asked_at: '2026-11-17T10:00:00.000Z' },
    ],
    arrivals: [
      {
        link_id: LINK.id,
        made_at: LINK.created_at,
        people: [
          { ...person(2, 'Ben', 'Novak'), joined_at: '2026-11-16T10:00:00.000Z' },
          { ...person(3, 'Luca', 'Ferri'), joined_at: '2026-11-16T11:00:00.000Z' },
        ],
      },
    ],
  },
  full: { link: { ...LINK, used: 20, status: 'full' }, requests: [], arrivals: [] },
} as const satisfies Record<string, JoinLinkDetail>

export const JOIN_CARD = {
  url: LINK.url ?? '',
  name: 'Product launch',
  members_see: 'styles',
  leader: { first_name: 'Marisol', last_name: 'Vega' },
  last_day: LINK.last_day,
} as const

export const ENDED: readonly EndedMembership[] = [
  { name: 'Product launch', asked_at: null },
  { name: 'Reading circle', asked_at: '2026-11-16T09:00:00.000Z' },
].map(({ name, asked_at }, index) => ({
  group_id: idOf(700 + index),
  group_name: name,
  why: 'first_proof',
  ended_at: JOINED,
  asked_at,
}))

export const REMOVED: readonly EndedMembership[] = ENDED.slice(0, 1).map((one) => ({
  ...one,
  group_name: 'Spring offsite',
  why: 'removed',
}))

export const SENT: readonly SentInvitation[] = [
  'kim@example.com',
  'an.address.of.some.length@a-company-with-a-name.example',
].map((email, index) => ({
  id: idOf(600 + index),
  email,
  sent_at: '2026-11-16T09:00:00.000Z',
  expires_at: '2026-11-30T23:59:59.999Z',
  last_day: '2026-11-30',
  opened_at: index === 0 ? '2026-11-17T09:00:00.000Z' : null,
  accepted_at: null,
  reminded_at: null,
  // Long ago, so that it is due whenever this is looked at.
  remind_from: index === 1 ? null : '2020-11-19T09:00:00.000Z',
  mail_trouble: index === 1 ? 'refused' : null,
}))
