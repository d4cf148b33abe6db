/** `npm run mails`: after a restore, says which mails wait; `-- send` or `-- drop` decides about them; `-- hold` has them wait. */
import { load } from '../lib/runtime/load.mjs'

const { mails } = await load('held-mails')
try {
  console.log(await mails(process.argv[2]))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
