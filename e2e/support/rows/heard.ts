/**
 * What a connection to the database carries, read off a wire (copies.ts): statements, and the protocol's steps that
 * they take.
 */
import type { Socket } from 'node:net'

export interface Statement {
  text: string
  /** Parse, Bind and Execute, or one Query. A prepared statement is parsed once. */
  steps: number
}

/** What the queue, the outlet of mails and the folding of counts do meanwhile. */
const BACKGROUND = /pgboss|mail_holds|WITH gone AS \(\s+DELETE FROM rollup_deltas/

interface Line {
  rest: Buffer
  /** The first message of a connection has no type. */
  hasBegun: boolean
  /** Texts by the names under which they were prepared. */
  prepared: Map<string, string>
  bound: string
  steps: number
}

/** Listens to connections; `take` returns what was sent since, without background work. */
export function listener() {
  const lines = new WeakMap<Socket, Line>()
  let heard: Statement[] = []

  function read(line: Line, type: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
    if (type === 'P') line.prepared.set(first, second)
    if (type === 'B') line.bound = line.prepared.get(second) ?? ''
    if ('PBEQ'.includes(type)) line.steps += 1
    if (type !== 'E' && type !== 'Q') return
    heard.push({ text: type === 'Q' ? first : line.bound, steps: line.steps })
    line.steps = 0
  }

  return {
    hear(chunk: Buffer, socket: Socket): void {
      const line = lines.get(socket) ?? {
        rest: Buffer.alloc(0),
        hasBegun: false,
        prepared: new Map(),
        bound: '',
        steps: 0,
      }
      lines.set(socket, line)
      line.rest = Buffer.concat([line.rest, chunk])
      for (;;) {
        const typed = line.hasBegun ? 1 : 0
        if (line.rest.length < typed + 4) return
        const end = typed + line.rest.readInt32BE(typed)
        if (line.rest.length < end) return
        if (typed) read(line, String.fromCharCode(line.rest[0] ?? 0), line.rest.subarray(5, end))
        line.hasBegun = true
        line.rest = line.rest.subarray(end)
      }
    },
    take(): Statement[] {
      const said = heard.filter(({ text }) => !BACKGROUND.test(text))
      heard = []
      return said
    },
  }
}

const stepsOf = (said: readonly Statement[]) => said.reduce((sum, { steps }) => sum + steps, 0)

/**
 * The fewest of some calls, and of those the ones in the fewest steps: the first call asks for what is then remembered,
 * others may be going on, and each connection prepares a statement once.
 */
export async function fewestStatements(
  { take }: Pick<ReturnType<typeof listener>, 'take'>,
  call: () => Promise<unknown>,
  times = 8,
): Promise<Statement[]> {
  let fewest: Statement[] | undefined
  for (let time = 0; time < times; time += 1) {
    take()
    await call()
    const said = take()
    const by = fewest && (said.length - fewest.length || stepsOf(said) - stepsOf(fewest))
    if (by === undefined || by < 0) fewest = said
  }
  return fewest ?? []
}
