import { environment } from '@/lib/environment'
import { fail } from './checkout.mjs'
import { EXIT, failSetting } from './exit-codes.mjs'
import { serve } from './serve'
import type { Settings } from './settings'
import type { Stop, Stops } from './stopping'

/** Serves; where that does not come about, ends everything and says why. */
export async function open(
  { port, host }: Settings,
  { development, stops }: { development: boolean; stops: Stops },
): Promise<Stop> {
  try {
    return await serve({
      port,
      host,
      development,
      warm: !development && environment().DISCERN_COLD !== '1',
    })
  } catch (error) {
    await stops.run()
    if (!(error instanceof Error)) throw error
    const code = 'code' in error ? error.code : undefined
    if (error.message.startsWith('Configuration: ')) failSetting(error.message)
    if (code === 'EADDRNOTAVAIL') {
      fail(`HOST is "${host}", which is not here.`, undefined, EXIT.noPort)
    }
    if (code !== 'EADDRINUSE') throw error
    fail(
      `Port ${port} is in use by another program.`,
      `Choose another one, for example: PORT=${port + 1} npm start`,
      EXIT.noPort,
    )
  }
}
