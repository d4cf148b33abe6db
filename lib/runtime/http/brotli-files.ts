/** The files of a build in the best brotli, which takes too long while a reader waits: made with the build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'

const compress = promisify(brotliCompress)

/** What shrinks; pictures and fonts are compressed in themselves. */
const TEXT = /\.(js|css|svg|json|txt)$/

/** By what a file holds, so that no other bytes can be sent in its place. */
const nameOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')
const folderOf = (build: string) => join(build, 'brotli')

/** Writes, beside a build, each text in these folders as brotli. */
export async function writeBrotli(build: string, folders: string[]): Promise<void> {
  mkdirSync(folderOf(build), { recursive: true })
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))
    // Node compresses several at once.
    await Promise.all(
      files.map(async (name) => {
        const body = await readFile(join(folder, name))
        const params = {
          [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
        }
        await writeFile(join(folderOf(build), nameOf(body)), await compress(body, { params }))
      }),
    )
  }
}

/** What a build has of a body in brotli; undefined for what was not made with it, as a page. */
export function brotliOf(build: string, body: Buffer): Buffer | undefined {
  const file = join(folderOf(build), nameOf(body))
  return existsSync(file) ? readFileSync(file) : undefined
}
