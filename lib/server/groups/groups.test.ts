import { expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'
import { Prisma } from '../generated/prisma/client'

stubEnvironment()

const { COPIED } = await import('./groups')

/** The columns of a group that its copy begins anew, and why. */
const BEGUN_ANEW = {
  id: 'Another group',
  name: 'Asked for',
  leaderId: 'The person who copies it leads it',
  createdAt: 'Of now',
  archivedAt: 'A copy is open, also of an archived group',
}

it('each setting of a group is copied with it, or begun anew for a reason', () => {
  const named = [...Object.keys(COPIED), ...Object.keys(BEGUN_ANEW)]
  expect(named.sort()).toEqual(Object.keys(Prisma.GroupScalarFieldEnum).sort())
})
