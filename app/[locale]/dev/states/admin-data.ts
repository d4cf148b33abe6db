import type { AdminAct, ItemStats } from '@/lib/api/admin/admin'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { ROOMS } from '@/lib/api/admin/rooms'
import type { AdminCoupon, AdminOrder } from '@/lib/api/admin/sales'
import type { AdminUser } from '@/lib/api/admin/users'
import { FORM } from '@/lib/disc/form/items'
import { styleTitle } from '@/lib/disc/result/result-name'

/** Long ago, so that no page says "today" of it. */
const at = (day: number, clock = '09:42') =>
  `2024-11-${String(day).padStart(2, '0')}T${clock}:00.000Z`
const day = (of: number) => at(of).slice(0, 10)
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const NAMES = [
  ['Noor', 'Haddad'],
  ['Felix', 'Brandt'],
  ['Ines', 'Carvalho'],
  ['Owen', 'Park'],
  ['Wilhelmina-Alexandrina', 'Papadopoulos-Featherstonehaugh'],
] as const

const addressOf = ([first, last]: (typeof NAMES)[number]) =>
  `${first}.${last}@example.com`.toLowerCase()

const CIRCLES: readonly AdminUser['circle'][] = [
  { D: 'LOW', I: 'HIGH', S: 'MED', C: 'LOW' },
  { D: 'MED', I: 'LOW', S: 'MED', C: 'HIGH' },
  { D: 'HIGH', I: 'MED', S: 'LOW', C: 'LOW' },
  null,
  { D: 'LOW', I: 'MED', S: 'HIGH', C: 'MED' },
]

export const USERS: readonly AdminUser[] = NAMES.map((name, index) => ({
  id: id(index),
  first_name: name[0],
  last_name: name[1],
  email: addressOf(name),
  email_verified: index !== 3,
  is_admin: index === 0,
  disabled_at: index === 2 ? at(19) : null,
  created_at: at(18 - index),
  circle: CIRCLES[index] ?? null,
  assessments: [3, 1, 12, 0, 1][index] ?? 0,
  last_completed_at: index === 3 ? null : at(18 - index, '10:04'),
  groups: index % 2,
  has_pass: index === 1,
  mail_trouble: index === 3 ? 'refused' : null,
}))

export const [NOOR, FELIX] = USERS as readonly [AdminUser, AdminUser]

const personOf = ({ id, first_name, last_name, email }: AdminUser) => ({
  id,
  name: `${first_name} ${last_name}`,
  email,
})

export const ACTS: readonly AdminAct[] = [
  { act: 'disable_user', target: { kind: 'user', id: id(2), name: USERS[2]?.email ?? null } },
  {
    act: 'create_coupon',
    target: { kind: 'coupon', id: id(40), name: 'TEAM20' },
    details: { percent_off: 20, max_uses: 100, expires_at: '2024-12-01T00:00:00.000Z' },
  },
  { act: 'delete_user', target: { kind: 'user', id: id(9), name: null } },
  { act: 'export_launch_list', target: { kind: 'launch_list', id: null, name: null } },
  { act: 'make_admin', target: { kind: 'user', id: id(0), name: NOOR.email }, via: 'command' },
].map((act, index) => ({
  id: id(100 + index),
  at: at(19 - index, '14:51'),
  via: 'api',
  actor: 'via' in act ? null : personOf(NOOR),
  details: {},
  client: 'via' in act ? null : '203.0.113.7',
  ...act,
})) as AdminAct[]

export const ORDERS: readonly AdminOrder[] = (
  ['paid', 'open', 'refunded', 'disputed', 'canceled'] as const
).map((status, index) => ({
  id: id(300 + index),
  product: index === 3 ? 'pass' : 'report',
  status,
  person: index % 2 === 0 ? personOf(USERS[index] ?? NOOR) : null,
  email: index === 4 ? null : `buyer-${index}@example.com`,
  list_cents: index === 3 ? 4999 : 1900,
  discount_cents: index === 0 ? 400 : 0,
  amount_cents: index === 0 ? 1500 : index === 3 ? 4999 : 1900,
  currency: 'usd',
  coupon_code: index === 0 ? 'SAVE20' : null,
  payment_intent_id: index === 4 ? null : `pi_3NpTestOrder${index}`,
  created_at: at(18 - index, '11:00'),
  paid_at: status === 'open' || status === 'canceled' ? null : at(18 - index, '11:02'),
  mail_trouble: index === 0 ? 'refused' : null,
}))

export const COUPONS: readonly AdminCoupon[] = (
  ['active', 'used_up', 'expired', 'off'] as const
).map((status, index) => ({
  id: id(40 + index),
  code: ['TEAM20', 'FIRST-100', 'SPRING', 'FRIEND50'][index] ?? '',
  amount_off_cents: index === 3 ? 500 : null,
  percent_off: index === 3 ? null : 20 + index * 10,
  max_uses: index === 1 ? 100 : null,
  used: [14, 100, 3, 0][index] ?? 0,
  expires_at: index === 2 ? '2024-11-01T00:00:00.000Z' : null,
  active: status !== 'off',
  preview_only: index === 3,
  status,
  revenue_cents: [21_280, 133_000, 3990, 0][index] ?? 0,
  created_at: at(15 - index),
}))

/** Every seventh statement is weak in one way or another. */
export const ITEMS: readonly ItemStats[] = FORM.flatMap(({ question, items }) =>
  items.map(({ id, text, letter, keyed }, place) => {
    const number = (question - 1) * 4 + place
    const [most, least, correlation] = (
      [
        [780, 610, 0.31],
        [640, 820, 0.24],
        [905, 480, 0.42],
        [510, 730, 0.19],
        [1890, 210, 0.22],
        [160, 240, 0.12],
        [700, 650, -0.06],
      ] as const
    )[number % 7] ?? [0, 0, 0]
    return {
      id,
      question,
      text,
      letter,
      is_reversed: keyed < 0,
      answers: 2870 + number,
      most,
      least,
      correlation,
      fit: [0.94, 1.02, 0.88, 1.11, 1.07, 1.18, 1.42][number % 7] ?? null,
    }
  }),
)

const DAYS = Array.from({ length: 14 }, (_, index) => index + 5)
const wave = (of: number, high: number) => Math.round(high * (0.55 + 0.45 * Math.sin(of * 0.9)))

const funnelOf = (times: number) => ({
  started: times * 10,
  finished: times * 6,
  preview: times * 6,
  checkout: times * 2,
  paid: times,
  registered: times * 2,
})

const salesOf = (orders: number, refunded: number) => ({
  orders,
  free_orders: Math.floor(orders / 3),
  gross_cents: orders * 1900,
  refunded_orders: refunded,
  refunded_cents: refunded * 1900,
  disputed_orders: 0,
  disputed_cents: 0,
  net_cents: (orders - refunded) * 1900,
})

const roomsOf = (uses: readonly number[]) =>
  ROOMS.map((room, at) => ({
    room,
    used: sum(uses.map((used) => used * at)),
    periods: DAYS.map((of, index) => ({ day: day(of), used: (uses[index] ?? 0) * at })),
  }))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const ORDERED = DAYS.map((of) => wave(of, 6))
const JOINED = DAYS.map((of) => wave(of + 2, 4))
const MINUTES = [0, 0, 0, 1, 4, 9, 22, 48, 71, 83, 64, 51, 30, 17, 9, 4, 2, 0, 1]

/** Two busy weeks. */
export const DASHBOARD: Dashboard = {
  user_stats: { total: 1284, verified: 1017, verification_rate: 79.2 },
  assessment_stats: { total: 2310, in_accounts: 2301, per_user: 1.8 },
  group_stats: { total: 96 },
  type_distribution: { D: 485, I: 624, S: 739, C: 462 },
  recent_activity: {
    users: USERS.map((user) => ({
      ...personOf(user),
      circle: user.circle,
      created_at: user.created_at,
    })),
    assessments: (['I', 'C', 'D', 'S', 'S'] as const).map((primary_type, index) => ({
      id: id(600 + index),
      user: index === 3 ? { id: null, name: 'Guest' } : personOf(USERS[index] ?? NOOR),
      completed_at: at(18 - index, '19:02'),
      primary_type,
      headline: styleTitle(primary_type),
    })),
  },
  range: { from: day(5), to: day(18), by: 'day' },
  funnel: {
    totals: funnelOf(sum(ORDERED)),
    periods: DAYS.map((of, index) => ({ day: day(of), ...funnelOf(ORDERED[index] ?? 0) })),
  },
  rooms: roomsOf(ORDERED),
  sales: {
    totals: salesOf(sum(ORDERED), 3),
    periods: DAYS.map((of, index) => ({
      day: day(of),
      ...salesOf(ORDERED[index] ?? 0, index % 5 === 2 ? 1 : 0),
    })),
  },
  coupons: COUPONS.slice(0, 3).map(({ id, code, used, revenue_cents }) => ({
    id,
    code,
    orders: used,
    discount_cents: used * 380,
    revenue_cents,
  })),
  launch_list: {
    total: 342,
    payments_open: true,
    joined: sum(JOINED),
    periods: DAYS.map((of, index) => ({ day: day(of), joined: JOINED[index] ?? 0 })),
  },
  completion_time: {
    measured: sum(MINUTES),
    median_minutes: 9,
    minutes: MINUTES.map((count, minutes) => ({ minutes, count })),
  },
  drop_off: FORM.map(({ question }) => ({
    question,
    reached: 640 - question * 6 - (question > 9 ? 58 : 0),
  })),
}

/** The first admin looks, before anyone else came. */
export const NEW_DASHBOARD: Dashboard = {
  user_stats: { total: 1, verified: 1, verification_rate: 100 },
  assessment_stats: { total: 0, in_accounts: 0, per_user: 0 },
  group_stats: { total: 0 },
  type_distribution: { D: 0, I: 0, S: 0, C: 0 },
  recent_activity: { users: DASHBOARD.recent_activity.users.slice(0, 1), assessments: [] },
  range: DASHBOARD.range,
  funnel: {
    totals: funnelOf(0),
    periods: DAYS.map((of) => ({ day: day(of), ...funnelOf(0) })),
  },
  rooms: roomsOf([]),
  sales: {
    totals: salesOf(0, 0),
    periods: DAYS.map((of) => ({ day: day(of), ...salesOf(0, 0) })),
  },
  coupons: [],
  launch_list: {
    total: 0,
    joined: 0,
    payments_open: false,
    periods: DAYS.map((of) => ({ day: day(of), joined: 0 })),
  },
  completion_time: { measured: 0, median_minutes: null, minutes: [] },
  drop_off: FORM.map(({ question }) => ({ question, reached: 0 })),
}

/** Three who joined the launch list, the newest last to be written to. */
export const listedOf = (waiting: number) =>
  ['noor@example.com', 'felix@example.com', 'amara@example.com'].map((email, index) => ({
    id: `state-${index}`,
    email,
    source: 'payment_preview_modal',
    joined_at: `2024-11-1${7 - index}T09:30:00.000Z`,
    mail_queued_at: index < waiting ? null : '2024-11-18T14:50:00.000Z',
  }))
