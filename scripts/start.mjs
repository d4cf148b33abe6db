/**
 * `npm start`: everything from a fresh clone to a running product. `npm run dev`: the same on the same
 * database, with hot reload and without a build. It speaks to people in a terminal; else it writes JSON, as its log does.
 */
import { speakJson } from '../lib/runtime/checkout.mjs'
import { load } from '../lib/runtime/load.mjs'

process.env.DISCERN_TERMINAL ||= process.stdout.isTTY ? '1' : '0'
if (process.env.DISCERN_TERMINAL === '0') speakJson()
const development = process.argv.includes('--dev')
console.log(`Starting Discern${development ? ' for developers' : ''} …`)
const { start } = await load('start')
await start({ development })
