import 'server-only'
import { z } from 'zod'

type Streamable<T> = T extends readonly (infer Item)[] ? T | AsyncIterable<Item> : T

/** A value whose lists may be read while it is written: the value itself where it is a list, else those of its fields. */
export type InParts<T> = T extends readonly (infer Item)[]
  ? AsyncIterable<Item>
  : { [Name in keyof T]: Streamable<T[Name]> }

/** An answer whose length grows with a person's rows: written row by row, so that it is never in memory as a whole. */
export class StreamedAnswer<T> {
  constructor(readonly parts: InParts<T>) {}
}

/** Characters per write: a few rows, to keep memory and the number of writes small. */
const CHUNK = 16 * 1024

/**
 * The JSON of a streamed answer. `schema` checks every row before it is written. Resolves when the first chunk is
 * ready, so that a failure until then is still answered as an error. A later failure breaks the answer off, which
 * clients detect, and is passed to `onFault`. Reads only as fast as the client does.
 */
export async function streamJson(
  schema: z.ZodType,
  { parts }: StreamedAnswer<unknown>,
  onFault: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const texts = write(schema, parts)
  const encoder = new TextEncoder()
  const read = async () => {
    let text = ''
    while (text.length < CHUNK) {
      const { done, value } = await texts.next()
      if (done) return { text, isLast: true }
      text += value
    }
    return { text, isLast: false }
  }
  const first = await read()
  let next: typeof first | null = first
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { text, isLast } = next ?? (await read())
          next = null
          controller.enqueue(encoder.encode(text))
          if (isLast) controller.close()
        } catch (error) {
          onFault(error)
          controller.error(error)
        }
      },
      cancel: async () => {
        await texts.return(undefined)
      },
    },
    // Nothing is read ahead of the client.
    { highWaterMark: 0 },
  )
}

async function* write(schema: z.ZodType, value: unknown): AsyncGenerator<string, undefined> {
  if (schema instanceof z.ZodArray && isAsyncIterable(value)) {
    yield* writeList(schema.element as z.ZodType, value)
  } else if (
    schema instanceof z.ZodObject &&
    Object.values(value as object).some(isAsyncIterable)
  ) {
    yield* writeObject(schema, value as Record<string, unknown>)
  } else yield JSON.stringify(schema.parse(value))
}

async function* writeList(
  item: z.ZodType,
  items: AsyncIterable<unknown>,
): AsyncGenerator<string, undefined> {
  let before = '['
  for await (const one of items) {
    yield before + JSON.stringify(item.parse(one))
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

async function* writeObject(
  { shape }: z.ZodObject,
  value: Record<string, unknown>,
): AsyncGenerator<string, undefined> {
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name))
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}`)
  let before = '{'
  for (const [name, field] of Object.entries(shape)) {
    yield `${before}${JSON.stringify(name)}:`
    yield* write(field as z.ZodType, value[name])
    before = ','
  }
  yield '}'
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
