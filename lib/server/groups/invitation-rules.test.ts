import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../api/limits'
import { stubEnvironment } from '../base/testing'
import type { Sender } from './invitation-rules'

stubEnvironment()

const { daysOf } = await import('./invitation-rules')

const sender = (id: string, ownerProvenAt: Date | null) =>
  ({
    session: { user: { id, emailVerifiedAt: ownerProvenAt, ownerProvenAt } },
    client: '203.0.113.7',
  }) as unknown as Sender

describe('an invitation', () => {
  it('counts against the network of its leader, whatever their account has proven', () => {
    const proven = daysOf(sender('ada', new Date()), 'kim@example.com')
    expect(proven).toEqual({
      invite: 'ada',
      invite_client: '203.0.113.7',
      invite_address: 'kim@example.com',
    })
    expect(daysOf(sender('eve', null), 'kim@example.com')).toEqual({
      ...proven,
      invite: 'eve',
      invite_unconfirmed: 'eve',
      invite_unconfirmed_client: '203.0.113.7',
    })
  })

  it('leaves two leaders of an office their whole day', () => {
    expect(LIMITS.invite_client.points).toBeGreaterThanOrEqual(2 * LIMITS.invite.points)
    expect(LIMITS.invite_client.seconds).toBe(LIMITS.invite.seconds)
  })
})
