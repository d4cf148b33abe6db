import { describe, expect, it } from 'vitest'
import type { MembersSee } from '@/lib/members-see'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const { changeMembersSee } = await import('./consent')
const { countsLetters } = await import('./frozen-counts')

const LEADER = { session: { user: { id: 'ada' } } }

/** A group with what it keeps of counts, as far as its setting touches them. */
function groupAt(membersSee: MembersSee) {
  const kinds = new Set(['letters', 'answers'])
  const group = { membersSee }
  const tx = {
    group: {
      findUniqueOrThrow: async () => ({ ...group }),
      update: async ({ data }: { data: typeof group }) => Object.assign(group, data),
      findFirst: async ({ where }: { where: LettersWhere }) =>
        where.membersSee === group.membersSee && !kinds.has(where.counts.none.kind)
          ? { id: 'g' }
          : null,
    },
    membership: { updateMany: async () => {}, update: async () => {} },
    groupCount: {
      deleteMany: async ({ where }: { where: { kind: string } }) => kinds.delete(where.kind),
      upsert: async ({ create }: { create: { kind: string } }) => kinds.add(create.kind),
    },
  }
  const set = (to: MembersSee) =>
    changeMembersSee(tx as never, LEADER as never, { id: 'g' } as never, to)
  return { kinds, set, counts: () => countsLetters(tx as never, 'g') }
}

interface LettersWhere {
  membersSee: MembersSee
  counts: { none: { kind: string } }
}

describe('letters without names', () => {
  it('are counted while members see names alone', async () => {
    const { set, counts, kinds } = groupAt('leader_only')
    await set('leader_only')
    expect(await counts()).toBe(true)
    expect(kinds).toContain('letters')
  })

  it('are counted no more once members may have seen letters by name', async () => {
    const { set, counts, kinds } = groupAt('leader_only')
    await set('styles')
    expect(await counts()).toBe(false)
    expect(kinds).not.toContain('letters')
    expect(kinds).toContain('answers')
    await set('leader_only')
    expect(await counts()).toBe(false)
  })

  it('are not in a group that began wider, nor after that', async () => {
    const { set, counts } = groupAt('open')
    expect(await counts()).toBe(false)
    await set('leader_only')
    expect(await counts()).toBe(false)
  })
})
