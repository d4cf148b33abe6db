/** `npm run pack -- FOLDER`: puts what `npm run serve` and `npm run migrate` need into an empty folder, for an image or another machine. */
import { resolve } from 'node:path'
import { load } from '../lib/runtime/load.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('Name an empty folder to fill.')
const { pack } = await load('pack')
console.log(`Packed into ${await pack(resolve(folder))}`)
