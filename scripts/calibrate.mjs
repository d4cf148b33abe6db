/**
 * `npm run calibrate`: learns the statements from the sittings of confirmed people, for new results from the next start.
 * With `-- --representative` these people stand for everyone, and move the letters' own level, too (docs/operations.md).
 */
import { load } from '../lib/runtime/load.mjs'

const { calibrate } = await load('calibrate')
const { isDone, text } = await calibrate(new Date(), process.argv.includes('--representative'))
if (isDone) console.log(text)
else console.error(text)
process.exit(isDone ? 0 : 1)
