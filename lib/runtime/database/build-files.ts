import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { log } from '@/lib/server/base/log'
import { isSignatureOf, signatureOf } from '@/lib/server/base/signed-value'

/** Of how many builds files are kept, those that a server began to run last. One has some 3.5 MB. */
const KEPT_BUILDS = 5
/** Between two tries to share them. */
const RETRY_MS = 10_000
const PURPOSE = 'build-file'
/** Of files of other builds, so many stay in memory: while servers are replaced, everybody asks for them. */
const MOST_FOUND = 300

/** The connection of this alone, which ends after ten seconds without use. Patient: a start waits for it, and no person. */
const LIMITS = {
  max: 1,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
}

interface Build {
  id: string
  /** A whole path. */
  folder: string
}

export interface BuildFiles {
  /** A file that some build has at a path; null where none that is kept has it. Throws while the database is away. */
  find: (path: string) => Promise<Buffer | null>
  end: () => Promise<void>
}

/**
 * What browsers load for pages of a build, put where every server of a database finds it: while servers are replaced by
 * those of another build, and for as long as a page of the old one stays open, any server may be asked for a file of any
 * (docs/decisions/084). Resolves once this build's are there, before its first page is sent; where the database does not
 * take them, with a line in the log, and they are tried again.
 */
export async function shareBuildFiles(databaseUrl: string, build: Build): Promise<BuildFiles> {
  const pool = new pg.Pool({ connectionString: databaseUrl, ...LIMITS })
  pool.on('error', (error) => log.warn({ error: error.message }, 'connection for build files'))
  let again: NodeJS.Timeout | undefined
  const tryToShare = async () => {
    try {
      await share(pool, build)
    } catch (error) {
      log.warn(
        { fault: error instanceof Error ? error.name : typeof error },
        'build files not shared',
      )
      again = setTimeout(tryToShare, RETRY_MS).unref()
    }
  }
  await tryToShare()
  return {
    find: remembering((path) => find(pool, path)),
    end: () => {
      clearTimeout(again)
      return pool.end()
    },
  }
}

/** A build that is there already costs a reading of names: only what is missing, or signed with an older secret, is sent. */
async function share(pool: pg.Pool, { id, folder }: Build): Promise<void> {
  const { rows } = await pool.query<{ path: string; signature: string }>(
    'SELECT path, signature FROM build_files WHERE build_id = $1',
    [id],
  )
  const known = new Map(rows.map(({ path, signature }) => [path, signature]))
  const files = listFiles(join(folder, 'static'), '/_next/static')
    .map(({ file, path }) => ({ path, body: readFileSync(file) }))
    .map((one) => ({ ...one, signature: signatureOf(PURPOSE, contentOf(one)) }))
    .filter(({ path, signature }) => known.get(path) !== signature)
  await pool.query(
    `WITH build AS (
       INSERT INTO builds (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET started_at = now())
     INSERT INTO build_files (build_id, path, body, signature)
     SELECT $1, * FROM unnest($2::text[], $3::bytea[], $4::text[])
     ON CONFLICT (path, build_id) DO UPDATE SET body = excluded.body, signature = excluded.signature`,
    [
      id,
      files.map(({ path }) => path),
      files.map(({ body }) => body),
      files.map(({ signature }) => signature),
    ],
  )
  await pool.query(
    `DELETE FROM builds WHERE id <> $1 AND id NOT IN (
       SELECT id FROM builds WHERE id <> $1 ORDER BY started_at DESC LIMIT $2)`,
    [id, KEPT_BUILDS - 1],
  )
}

/** What a file is does not change, as its name says what is in it; what is not found may come. */
function remembering(look: BuildFiles['find']): BuildFiles['find'] {
  const found = new Map<string, Promise<Buffer | null>>()
  return (path) => {
    const known = found.get(path)
    if (known) return known
    const begun = look(path)
    if (found.size >= MOST_FOUND) found.clear()
    found.set(path, begun)
    begun.then(
      (body) => body ?? found.delete(path),
      () => found.delete(path),
    )
    return begun
  }
}

async function find(pool: pg.Pool, path: string): Promise<Buffer | null> {
  const { rows } = await pool.query<{ body: Buffer; signature: string }>(
    'SELECT body, signature FROM build_files WHERE path = $1',
    [path],
  )
  const ours = rows.find(({ body, signature }) =>
    isSignatureOf(PURPOSE, contentOf({ path, body }), signature),
  )
  return ours?.body ?? null
}

/** What is signed, so that a row says nothing of another path. */
const contentOf = ({ path, body }: { path: string; body: Buffer }) =>
  `${path}:${createHash('sha256').update(body).digest('base64url')}`

function listFiles(folder: string, at: string): { file: string; path: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [file, path] = [join(folder, entry.name), `${at}/${entry.name}`]
    return entry.isDirectory() ? listFiles(file, path) : [{ file, path }]
  })
}
