import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['app', 'components', 'lib', 'prisma']
const RAW = /\$\w+RawUnsafe|Prisma\.raw\b/

/** Statements are tagged templates, whose values are always parameters. The queue's come whole from pg-boss. */
it('only the queue passes a statement as text', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('generated') &&
      !path.endsWith('.test.ts') &&
      RAW.test(readFileSync(path, 'utf8')),
  )
  expect(found).toEqual(['lib/server/base/queue.ts'])
})
