/**
 * `npm start`: everything from a fresh clone to a running product. `npm run dev`: the same on the same
 * database, with hot reload and without a build.
 */
import { load } from '../lib/runtime/load.mjs'

const development = process.argv.includes('--dev')
console.log(`Starting Discern${development ? ' for developers' : ''} …`)
const { start } = await load('start')
await start({ development })
