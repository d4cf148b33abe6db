import 'server-only'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { plainWords } from '@/lib/api/plain-words'
import type { SearchParams } from '@/lib/result-param'

export interface AskedPage<Query, Answer> {
  query: Query
  answer: Answer
  /** What is wrong with the address, where something is; then the page begins as without it. */
  problem: string | null
}

/**
 * Reads a list or a range as the page's address asks for it. An address that was cut, or is a page of another
 * list, shows the beginning and says why. An empty field of a form asks for nothing.
 */
export async function readAsked<Schema extends z.ZodType, Answer>(
  schema: Schema,
  searchParams: SearchParams,
  read: (query: z.output<Schema>) => Promise<Answer>,
): Promise<AskedPage<z.output<Schema>, Answer>> {
  const asked = Object.entries(await searchParams).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(asked), { error: plainWords })
  let problem = parsed.success ? null : (parsed.error.issues[0]?.message ?? '')
  if (parsed.success) {
    try {
      return { query: parsed.data, answer: await read(parsed.data), problem }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid') throw error
      problem = Object.values(error.fields ?? {})[0] ?? error.message
    }
  }
  const query = schema.parse({})
  return { query, answer: await read(query), problem }
}

/** One page of a list as the page's address asks for it. */
export async function readList<Schema extends z.ZodType, Row>(
  schema: Schema,
  searchParams: SearchParams,
  read: (query: z.output<Schema>) => Promise<{ items: Row[]; next_cursor: string | null }>,
) {
  const { query, answer, problem } = await readAsked(schema, searchParams, read)
  return { rows: answer.items, query, nextCursor: answer.next_cursor, problem }
}
