import * as account from './account'
import * as admin from './admin/admin'
import * as adminDashboard from './admin/dashboard'
import * as adminSales from './admin/sales'
import * as adminUsers from './admin/users'
import * as archive from './archive'
import * as assessment from './assessment'
import * as auth from './auth'
import * as comparisons from './comparisons'
import * as drafts from './drafts'
import * as endedMemberships from './ended-memberships'
import type { Endpoint } from './endpoint'
import * as followUp from './follow-up'
import * as groups from './groups'
import * as invitations from './invitations'
import * as joinLinks from './join-links'
import * as live from './live'
import * as pairs from './pairs'
import * as payments from './payments'
import * as report from './report'
import * as results from './results'
import * as sessionKit from './session-kit'
import * as sessions from './sessions'
import * as settling from './settling'
import * as system from './system'

/** What the files of the contract export: endpoints, each under the name that the OpenAPI document gives its operation, and more. */
const exported = {
  ...account,
  ...admin,
  ...adminDashboard,
  ...adminSales,
  ...adminUsers,
  ...archive,
  ...assessment,
  ...auth,
  ...comparisons,
  ...drafts,
  ...endedMemberships,
  ...followUp,
  ...groups,
  ...invitations,
  ...joinLinks,
  ...live,
  ...pairs,
  ...payments,
  ...report,
  ...results,
  ...sessionKit,
  ...sessions,
  ...settling,
  ...system,
}

type Endpoints = Extract<(typeof exported)[keyof typeof exported], Endpoint>

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'summary' in one

/** The contract by name. */
export const OPERATIONS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(exported).filter((named): named is [string, Endpoints] => isEndpoint(named[1])),
)

/** The contract: every endpoint there is. The rights matrix, the OpenAPI document and a test over the routes walk it. */
export const ENDPOINTS = Object.values(OPERATIONS)

/** The same for the compiler, each under its method and path: what a browser's call takes and answers. */
export type Contract = { [E in Endpoints as `${E['method']} ${E['path']}`]: E }
