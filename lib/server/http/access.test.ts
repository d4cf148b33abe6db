import { expect, expectTypeOf, it } from 'vitest'
import type { listAdminUsers } from '@/lib/api/admin/users'
import type { downloadPdf, getPersonalityContent, getQuestions } from '@/lib/api/assessment'
import type { getGroup, updateGroup } from '@/lib/api/groups'
import type { getPhone } from '@/lib/api/live'
import type { createIntent } from '@/lib/api/payments'
import type { deleteResult } from '@/lib/api/results'
import type { AssessmentRow, UnlockedRow } from '../assessments/result-rows'
import type { Owner, Reader } from '../assessments/results'
import type { Participant } from '../groups/live/participants'
import type { Leader, LockedGroup } from '../groups/roles'
import type { Admin } from '../viewer/admin'
import type { SignedIn, Viewer } from '../viewer/viewer'
import type { CallerOf } from './access'

// The compiler is the test (`npm run check`): an expected error that does not occur is an error. Nothing here runs, so the product's functions are named without loading them.
type Handler = typeof import('./handler').handler
type Groups = typeof import('../groups/groups')
type Comparisons = typeof import('../groups/comparisons')
type Goals = typeof import('../reports/marks')
type Links = typeof import('../reports/links')
type Orders = typeof import('../payments/orders')
type DeleteResult = typeof import('../privacy/erase-results').deleteResult

it('gives a route the caller that its access promises', () => {
  expectTypeOf<CallerOf<typeof getQuestions>>().toEqualTypeOf<Viewer>()
  expectTypeOf<CallerOf<typeof getGroup>>().toEqualTypeOf<SignedIn>()
  expectTypeOf<CallerOf<typeof updateGroup>>().toEqualTypeOf<Leader>()
  expectTypeOf<CallerOf<typeof getPhone>>().toEqualTypeOf<Participant>()
  expectTypeOf<CallerOf<typeof deleteResult>>().toEqualTypeOf<Owner>()
  expectTypeOf<CallerOf<typeof downloadPdf>>().toEqualTypeOf<Reader>()
  expectTypeOf<CallerOf<typeof listAdminUsers>>().toEqualTypeOf<Admin>()
  // The body may name a result, so the route calls requireOwner.
  expectTypeOf<CallerOf<typeof createIntent>>().toEqualTypeOf<Viewer>()
})

it('does not let a route compile that forgets a check', () => {
  const routes = (
    handler: Handler,
    groups: Groups,
    comparisons: Comparisons,
    goals: Goals,
    links: Links,
    orders: Orders,
    remove: DeleteResult,
    endpoint: {
      getGroup: typeof getGroup
      getPersonalityContent: typeof getPersonalityContent
      createIntent: typeof createIntent
      downloadPdf: typeof downloadPdf
    },
  ) => {
    handler(endpoint.getGroup, async ({ viewer }) => {
      // @ts-expect-error A member does not lead.
      await groups.deleteGroup(viewer)
      // @ts-expect-error A member does not lead.
      await comparisons.readComparison(viewer)
      return groups.requireGroup(viewer, '')
    })
    handler(endpoint.getPersonalityContent, async ({ viewer }) => {
      // @ts-expect-error Anyone may call this, also without a session.
      await groups.listGroups(viewer)
      return new Response()
    })
    handler(endpoint.createIntent, async ({ viewer }) => {
      // @ts-expect-error Nothing has checked who owns the result that the body names.
      await orders.orderReport(viewer, { client: '' })
      return new Response()
    })
    handler(endpoint.downloadPdf, async ({ viewer }) => {
      await goals.markGoal(viewer, 1, {})
      // @ts-expect-error A reader by a mailed link is not the owner.
      await links.withdrawLinks(viewer)
      // @ts-expect-error Likewise.
      await remove(viewer)
      return new Response()
    })
  }
  expect(routes).toBeTypeOf('function')
})

it('only the check of a right makes its type', () => {
  const made = (viewer: SignedIn, row: AssessmentRow, group: Leader['group']) => {
    // @ts-expect-error Only requireLeader makes one.
    const leader: Leader = { ...viewer, group }
    // @ts-expect-error Only lockLed makes one.
    const locked: LockedGroup = group
    // @ts-expect-error Only requireOwner makes one.
    const owner: Owner = { ...viewer, result: row }
    // @ts-expect-error Only isUnlocked makes one.
    const unlocked: UnlockedRow = row
    // @ts-expect-error Only requireReader makes one.
    const reader: Reader = { ...viewer, result: row as UnlockedRow }
    // @ts-expect-error Only requireAdmin makes one.
    const admin: Admin = { userId: viewer.session.user.id, provenAt: null, client: null }
    return [leader, locked, owner, unlocked, reader, admin]
  }
  expect(made).toBeTypeOf('function')
})
