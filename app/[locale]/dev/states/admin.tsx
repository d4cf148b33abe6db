import { AdminNav } from '@/components/admin/admin-nav'
import { AuditScreen } from '@/components/admin/audit/audit-screen'
import { DashboardScreen } from '@/components/admin/dashboard/dashboard-screen'
import { ItemsScreen } from '@/components/admin/items/items-screen'
import { UserScreen } from '@/components/admin/people/user-screen'
import { UsersScreen } from '@/components/admin/people/users-screen'
import { ProofDialog } from '@/components/admin/proof-dialog'
import { CouponsScreen } from '@/components/admin/sales/coupons-screen'
import { LaunchListScreen } from '@/components/admin/sales/launch-list-screen'
import { OrdersScreen } from '@/components/admin/sales/orders-screen'
import { SentencesScreen } from '@/components/admin/sentences/sentences-screen'
import { PageFrame } from '@/components/layout/page-frame'
import type { CalibrationState } from '@/lib/api/admin/calibration'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { sentencesOf } from '@/lib/disc/result/sentences'
import {
  ACTS,
  COUPONS,
  DASHBOARD,
  FELIX,
  ITEMS,
  listedOf,
  NEW_DASHBOARD,
  NOOR,
  ORDERS,
  USERS,
} from './admin-data'
import { AskProof, Press } from './after-load'
import type { StateId } from './list'

type AdminState = Extract<StateId, `admin-${string}`>

const NOW = new Date('2024-11-18T14:51:00.000Z')

function framed(screen: React.ReactNode, pressed?: string) {
  return (
    <PageFrame>
      <AdminNav />
      {screen}
      {pressed && <Press name={pressed} />}
    </PageFrame>
  )
}

const RUNNING = { version: '1.2.3', build: '0123456789abcdef' }

const dashboard = (shown: Dashboard) =>
  framed(<DashboardScreen dashboard={shown} now={NOW} running={RUNNING} />)

const user = (isSelf: boolean, pressed?: string) =>
  framed(
    <UserScreen
      user={isSelf ? NOOR : FELIX}
      acts={isSelf ? ACTS : []}
      hasMoreActs={isSelf}
      isSelf={isSelf}
    />,
    pressed,
  )

const launchList = (state: { waiting: number; arePaymentsOpen: boolean }, pressed?: string) =>
  framed(
    <LaunchListScreen
      page={{ rows: listedOf(state.waiting), query: {}, nextCursor: null }}
      total={3}
      {...state}
    />,
    pressed,
  )

const coupons = (pressed: string) =>
  framed(<CouponsScreen rows={COUPONS} query={{}} nextCursor={null} />, pressed)

const SENTENCES = sentencesOf('CS').map((sentence, at) => ({
  ...sentence,
  people: 212 - 9 * at,
  agreed: Math.round((0.35 + 0.03 * at) * (212 - 9 * at)),
}))

const CALIBRATION_DUE = {
  in_force: 'none',
  people: 1240,
  is_due: true,
  change: {
    people: 1000,
    other_letter: 61,
    other_style: 148,
    moves: [
      { from: 'S', to: 'C', people: 22 },
      { from: 'D', to: 'I', people: 21 },
      { from: 'I', to: 'S', people: 18 },
    ],
  },
} satisfies CalibrationState

export const adminStates: Record<AdminState, () => React.ReactNode> = {
  'admin-dashboard': () => dashboard(DASHBOARD),
  'admin-dashboard-new': () => dashboard(NEW_DASHBOARD),
  'admin-dashboard-missing': () =>
    dashboard({ ...DASHBOARD, user_stats: { total: 0, verified: 0, verification_rate: 0 } }),
  'admin-users': () =>
    framed(<UsersScreen rows={USERS} query={{ sort: 'newest' }} nextCursor="next" />),
  'admin-no-one': () =>
    framed(
      <UsersScreen
        rows={[]}
        query={{ sort: 'newest', q: 'nobody' }}
        nextCursor={null}
        problem="This is not a page of this list."
      />,
    ),
  'admin-user': () => user(false),
  'admin-user-self': () => user(true),
  'admin-user-proof': () => (
    <>
      {user(false)}
      <ProofDialog hasPassword />
      <AskProof />
    </>
  ),
  'admin-user-delete': () => user(false, 'Delete account'),
  'admin-orders': () => framed(<OrdersScreen rows={ORDERS} query={{}} nextCursor={null} />),
  'admin-coupon-new': () => coupons('New coupon'),
  'admin-coupon-limit': () => coupons('Limit TEAM20'),
  'admin-launch-list': () => launchList({ waiting: 3, arePaymentsOpen: false }),
  'admin-launch-list-open': () => launchList({ waiting: 2, arePaymentsOpen: true }),
  'admin-launch-list-ask': () =>
    launchList({ waiting: 3, arePaymentsOpen: true }, 'Email 3 people'),
  'admin-items': () =>
    framed(
      <ItemsScreen
        items={ITEMS}
        formVersion={FORM_VERSION}
        assessments={3000}
        calibration={CALIBRATION_DUE}
        hasCrowd
        view={{ letter: 'S', show: 'all', order: 'weakest', page: 1 }}
      />,
    ),
  'admin-sentences': () => framed(<SentencesScreen all={176} sentences={SENTENCES} />),
  'admin-audit': () => framed(<AuditScreen rows={ACTS} query={{}} nextCursor={null} />),
}
