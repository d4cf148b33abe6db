/** `npm run backup -- FILE`: writes all rows of one moment to a file, whether or not the product runs. */
import { load } from '../lib/runtime/load.mjs'

const { backup } = await load('backup')
try {
  console.log(await backup(process.argv[2] ?? ''))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
