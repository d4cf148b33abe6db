/** `npm run admin:grant -- EMAIL`: makes a person whose address is proven to be theirs an admin, whether or not the product runs. */
import { load } from '../lib/runtime/load.mjs'

const { grantAdmin } = await load('grant-admin')
const { isAdmin, sentence } = await grantAdmin(process.argv[2] ?? '')
if (isAdmin) console.log(sentence)
else console.error(sentence)
process.exit(isAdmin ? 0 : 1)
