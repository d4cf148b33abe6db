import { describe, expect, it } from 'vitest'
import type { MembersSee } from '@/lib/members-see'
import { once } from '../base/once'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

/** Ada's membership of a group that shows scores. */
let ada: Record<string, unknown> = {}
once('db', () => {
  const tx = {
    $queryRaw: async () => [{ id: GROUP }],
    group: { findFirst: async () => ({ id: GROUP, name: 'Design', archivedAt: null }) },
    membership: {
      findUnique: async () => ({ ...ada, group: { membersSee: 'open' } }),
      update: async ({ data }: { data: object }) => Object.assign(ada, data),
    },
  }
  return { $transaction: (work: (on: typeof tx) => unknown) => work(tx) }
})

const { agreeTo, changeMembersSee } = await import('./consent')
const { countsLetters } = await import('./frozen-counts')

const GROUP = '00000000-0000-4000-8000-000000000001'
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

describe('what a member agrees to show', () => {
  const joined = new Date('2026-11-02')
  const agree = async (level: MembersSee) => {
    ada = { agreedTo: 'styles', agreedAt: joined, agreedBy: 'link', keptAt: null }
    await agreeTo(LEADER as never, GROUP, level)
    return ada
  }

  it('keeps its day where it stays the same, which declines more', async () => {
    expect(await agree('styles')).toEqual({
      agreedTo: 'styles',
      agreedAt: joined,
      agreedBy: 'link',
      keptAt: expect.any(Date),
    })
  })

  it('is of today where it changes', async () => {
    const { agreedAt, ...rest } = await agree('open')
    expect(agreedAt).not.toBe(joined)
    expect(rest).toEqual({ agreedTo: 'open', agreedBy: 'session', keptAt: null })
  })
})
