import { expect, it } from 'vitest'
import { z } from 'zod'
import { type InParts, StreamedAnswer, streamJson } from './json-stream'

const row = z.strictObject({ id: z.int(), text: z.string() })
const rows = z.array(row)
const archive = z.strictObject({ at: z.string(), rows: rows.describe('All of them'), none: rows })

type Row = z.infer<typeof row>

/** Rows of about a kilobyte, and how many of them were asked for. */
function source(count: number, failsAt = Number.POSITIVE_INFINITY) {
  const asked = { rows: 0, isEnded: false }
  async function* read(): AsyncGenerator<Row> {
    try {
      for (let id = 0; id < count; id++) {
        if (id === failsAt) throw new Error('away')
        asked.rows += 1
        yield { id, text: 'x'.repeat(1000) }
      }
    } finally {
      asked.isEnded = true
    }
  }
  return { asked, read: read() }
}

const stream = <T>(schema: z.ZodType<T>, parts: InParts<T>, faults: unknown[] = []) =>
  streamJson(schema, new StreamedAnswer<unknown>(parts as InParts<unknown>), (error) =>
    faults.push(error),
  )

it('writes what the whole answer would have been', async () => {
  const text = await new Response(await stream(rows, source(40).read)).text()
  expect(rows.parse(JSON.parse(text)).map(({ id }) => id)).toEqual([...Array(40).keys()])
  const whole = await new Response(
    await stream(archive, { at: 'now', rows: source(3).read, none: source(0).read }),
  ).json()
  expect(archive.parse(whole)).toMatchObject({ at: 'now', none: [], rows: [{}, {}, { id: 2 }] })
})

it('reads no further than its reader has come', async () => {
  const { asked, read } = source(1000)
  const reader = (await stream(rows, read)).getReader()
  await reader.read()
  expect(asked.rows).toBeLessThan(20)
  await reader.cancel()
  expect(asked).toMatchObject({ isEnded: true })
})

it('lets nothing out that the contract does not name', async () => {
  async function* read() {
    yield { id: 1, text: 'x', secret: 's' }
  }
  await expect(stream(rows, read())).rejects.toThrow()
  const more = { at: 'now', rows: source(1).read, none: source(0).read, secret: 's' }
  await expect(stream(archive, more)).rejects.toThrow('secret')
  const less = { at: 'now', rows: source(1).read } as unknown as InParts<z.infer<typeof archive>>
  await expect(stream(archive, less)).rejects.toThrow()
})

it('fails before the answer begins, or breaks it off', async () => {
  await expect(stream(rows, source(5, 0).read)).rejects.toThrow('away')
  const faults: unknown[] = []
  const begun = await stream(rows, source(100, 50).read, faults)
  await expect(new Response(begun).text()).rejects.toThrow('away')
  expect(faults).toHaveLength(1)
})
