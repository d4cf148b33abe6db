import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { readAsked } from './asked-page'

const query = z.strictObject({
  sort: z.enum(['newest', 'name']).default('newest'),
  cursor: z.string().optional(),
})

const asking = (params: Record<string, string | string[]>, read = async (asked: object) => asked) =>
  readAsked(query, Promise.resolve(params), read)

it('reads what the address asks for; an empty field of a form asks for nothing', async () => {
  expect(await asking({ sort: 'name', cursor: '' })).toEqual({
    query: { sort: 'name' },
    answer: { sort: 'name' },
    problem: null,
  })
})

it.each([[{ sort: 'size' }], [{ sort: ['name', 'newest'] }], [{ other: 'x' }]])(
  'begins as without it where the address %j asks for what is not there',
  async (params) => {
    const { query, problem } = await asking(params)
    expect(query).toEqual({ sort: 'newest' })
    expect(problem).toBeTruthy()
  },
)

it('says why the list refused, and begins again', async () => {
  const read = vi.fn(async (asked: z.output<typeof query>) => {
    if (asked.cursor)
      throw new ApiError('invalid', 'Wrong.', { cursor: 'Not a page of this list.' })
    return 'first page'
  })
  const { answer, problem } = await readAsked(query, Promise.resolve({ cursor: 'cut' }), read)
  expect([answer, problem]).toEqual(['first page', 'Not a page of this list.'])
})

it('lets through what is no fault of the address', async () => {
  const away = new ApiError('unavailable', 'Away.')
  await expect(asking({}, () => Promise.reject(away))).rejects.toBe(away)
})
