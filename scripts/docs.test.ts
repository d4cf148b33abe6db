import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))

/** Every path of the repository, and every end of one: a comment may say `model/scoring.ts` or `scoring.ts`. */
const KNOWN = new Set(
  FILES.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

/** What Next or another tool makes or reads under this name, what only looks like a file, and examples. */
const NOT_OURS = [
  'Prisma.sql',
  'calibrations.json',
  'file.ts',
  'form.json',
  'postgres.json',
  'proxy.ts',
  'robots.ts',
  'robots.txt',
  'sbom.cdx.json',
  'sitemap.ts',
]

/** Migrations are never edited once released; the change log and drafts of statements tell of the past. */
const HISTORY = /^(CHANGELOG\.md|prisma\/migrations\/|docs\/statements\/)/

const READ = FILES.filter(
  (file) => /(\.(tsx?|mjs|js|css|md|prisma|ya?ml)|Dockerfile)$/.test(file) && !HISTORY.test(file),
).filter((file) => !/package-lock|^e2e\/states\//.test(file))

const COMMENT = /^\s*(\/\/|\/?\*|#|--|\{\/\*)|\s\/\/ /

/** Paths in comments and, of documents, in what is set as code or is a link. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const said = file.endsWith('.md')
    ? [...text.matchAll(/`([^`\n]+)`|\]\(([^)]+)\)/g)].map(([, code, link]) => code ?? link ?? '')
    : text.split('\n').filter((line) => COMMENT.test(line))
  return said.flatMap((part) =>
    [
      ...part.matchAll(
        /(?<![\w./@~-])((?:(?:\([\w-]+\)|[\w@[\].-]+)\/)*[\w[\].-]+\.(?:tsx?|mjs|css|md|sql|prisma|ya?ml|json|txt))(?![\w/-])/g,
      ),
    ].map(([, name = '']) => name.replace(/^(\.\.?\/)+/, '')),
  )
}

it('comments and documents name no file that is gone', () => {
  const lost = READ.flatMap((file) =>
    namesIn(file)
      .filter((name) => !KNOWN.has(name) && !NOT_OURS.includes(name) && !/NAME/.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(lost).toEqual([])
})

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

it('links between documents lead somewhere', () => {
  const lost = READ.filter((file) => file.endsWith('.md')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([^):]+)\)/g)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#')
      const to = path ? join(dirname(file), path) : file
      const leads = existsSync(to) && (!anchor || anchorsOf(to).includes(anchor))
      return leads ? [] : [`${file}: ${link}`]
    }),
  )
  expect(lost).toEqual([])
})

const DECISIONS = FILES.filter((file) => /^docs\/decisions\/\d/.test(file)).sort()

it('decisions are numbered without gaps, in name, title and index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  DECISIONS.forEach((file, at) => {
    const title = readFileSync(file, 'utf8').split('\n')[0]?.slice(2) ?? ''
    expect(file).toContain(`/${String(at + 1).padStart(3, '0')}-`)
    expect(Number.parseInt(title, 10)).toBe(at + 1)
    expect(index).toContain(title.replace(/^(\d+\. )(.*)/, `$1[$2](${file.slice(15)})`))
  })
})

it('comments and documents name no decision that is gone', () => {
  const lost = READ.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = [...text.matchAll(/\b[Dd]ecisions?(?:\/| )([\d, ]+(?: and \d+)?)/g)].flatMap(
      ([, numbers = '']) => numbers.match(/\d+/g)?.map(Number) ?? [],
    )
    return named.filter((one) => one < 1 || one > DECISIONS.length).map((one) => [file, one])
  })
  expect(lost).toEqual([])
})
