/** A real mail server on loopback that can be as unkind as real ones are. */
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * `busy` answers 421, `refuse` rejects the mailbox, `silent` never greets, `drop` takes the mail and hangs up before it
 * confirms, `hold` takes it and confirms when it is released.
 */
export type Mood = 'busy' | 'refuse' | 'silent' | 'drop' | 'hold'

export interface Received {
  to: string[]
  mail: Email
}

/** Starts one. It accepts everything, except from connections that meet a mood. */
export async function startMailServer() {
  const received: Received[] = []
  const moods: Mood[] = []
  const met = new Map<string, Mood | undefined>()
  const held: (() => void)[] = []
  let connections = 0
  const moodOf = ({ id }: SMTPServerSession) => met.get(id)

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(session, callback) {
      connections += 1
      met.set(session.id, moods.shift())
      if (moodOf(session) !== 'silent') callback()
    },
    onRcptTo(_address, session, callback) {
      if (moodOf(session) === 'busy') return callback(answer(421, 'Try again later'))
      if (moodOf(session) === 'refuse') return callback(answer(550, 'No such mailbox'))
      callback()
    },
    async onData(stream, session, callback) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        // The sender died over it: nothing was taken.
        return
      }
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(Buffer.concat(chunks)),
      })
      if (moodOf(session) === 'hold') return held.push(callback)
      if (moodOf(session) === 'drop') return hangUp(session)
      callback()
    },
  })
  server.on('error', () => {})
  const hangUp = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections) if (connection.id === id) connection.close()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    /** What the next connections meet, one each. */
    meet: (...next: Mood[]) => moods.push(...next),
    letGo: () => {
      for (const say of held.splice(0)) say()
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
