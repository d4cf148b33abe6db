import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from './once'

/**
 * A call that the front door brings to its route (lib/runtime/door/entrypoints.ts). Next wraps the bodies of both sides
 * in streams of the web, which costs more than to read and to send them: here they go past (docs/decisions/105).
 */
export interface DirectCall {
  /** The request, of which nobody has read the body. */
  req: IncomingMessage
  res: ServerResponse
  /** The body of an answer that has none for Next to send. */
  text: string | undefined
}

const calls = once('direct-calls', () => new Map<string, DirectCall>())

/** Handles a call that can be found by its id meanwhile, and ends its answer with the text that was left there. */
export async function handleDirectly(
  id: string,
  req: IncomingMessage,
  res: ServerResponse,
  handle: () => Promise<void>,
): Promise<void> {
  const call: DirectCall = { req, res, text: undefined }
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  res.end = (...args: unknown[]) =>
    args.length === 0 && call.text !== undefined ? end(call.text) : end(...args)
  calls.set(id, call)
  try {
    await handle()
  } finally {
    calls.delete(id)
  }
}

/** The call of a request; undefined where it came another way. The front door sets the id, whatever a client says. */
export const directCallOf = ({ headers }: Request): DirectCall | undefined =>
  calls.get(headers.get('x-request-id') ?? '')
