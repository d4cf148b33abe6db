import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import nextConfig from '../next.config.mjs'

/** Our files at these paths, by git. */
function filesLike(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
}

/** Source files that the product is made of; tests and what tools generate are left out. */
const FILES = filesLike('app', 'components', 'lib').filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/testing\.ts$/.test(file),
)

const KNOWN = new Set(FILES)

/** `lib/server/groups/roles.ts` is in the room `server/groups`, `lib/pricing.ts` in `lib`. */
function roomOf(file: string): string {
  const [top = '', room = '', inner = '', ...deeper] = file.split('/')
  if (top !== 'lib') return top
  if (room === 'server' && deeper.length > 0) return `server/${inner}`
  return inner ? room : 'lib'
}

/** Our files that a file imports. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?\s*['"]((?:\.{1,2}|@)\/[^'"]+|#words)['"]/g,
  )
  return [...specifiers].flatMap(([, specifier = '']) => {
    if (specifier === '#words') return ['lib/words/server.ts', 'lib/words/browser.tsx']
    const path = specifier.startsWith('@/')
      ? specifier.slice(2)
      : posix.join(dirname(file), specifier)
    return ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => path + ending)
      .filter((name) => KNOWN.has(name))
  })
}

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]))

/** `a → b` for every pair of rooms of which one imports the other. */
function realArrows(): Set<string> {
  const arrows = new Set<string>()
  for (const [file, imported] of IMPORTS) {
    for (const other of imported) {
      const [from, to] = [roomOf(file), roomOf(other)]
      if (from !== to) arrows.add(`${from} → ${to}`)
    }
  }
  return arrows
}

/** The arrows of the pictures in docs/architecture.md: lines like `app --> components & server/http`. */
function drawnArrows(): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>()
  const text = readFileSync('docs/architecture.md', 'utf8')
  for (const [, from = '', targets = ''] of text.matchAll(/^ {2}(\S+) --> (.+)$/gm)) {
    drawn.set(from, new Set([...(drawn.get(from) ?? []), ...targets.split(' & ')]))
  }
  return drawn
}

/** The rooms that the arrows lead to, in one or more steps. */
function reach(
  drawn: Map<string, Set<string>>,
  from: string,
  seen = new Set<string>(),
): Set<string> {
  for (const to of drawn.get(from) ?? []) {
    if (seen.has(to)) continue
    seen.add(to)
    reach(drawn, to, seen)
  }
  return seen
}

describe('docs/architecture.md', () => {
  const drawn = drawnArrows()
  const real = realArrows()

  it('has a way for every import between rooms', () => {
    const missing = [...real].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' → ')
      return !reach(drawn, from).has(to)
    })
    expect(missing).toEqual([])
  })

  it('draws no arrow that nothing imports by', () => {
    const idle = [...drawn].flatMap(([from, targets]) =>
      [...targets].map((to) => `${from} → ${to}`).filter((arrow) => !real.has(arrow)),
    )
    expect(idle).toEqual([])
  })

  it('names files that are there for every rule, and what is in them', () => {
    const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## The rules\n')
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
    const wrong = rows.flatMap((row) => {
      const [, where = ''] = row.split(' | ')
      const places = [...where.matchAll(/`([^`]+)`: (`\w+`(?:, `\w+`)*)/g)]
      if (places.length !== where.split(';').length) return [row]
      return places.flatMap(([, file = '', names = '']) => {
        if (!KNOWN.has(file)) return [file]
        const text = readFileSync(file, 'utf8')
        const isMade = (name: string) =>
          new RegExp(`\\b(function|const|class) ${name}\\b`).test(text)
        return names
          .replaceAll('`', '')
          .split(', ')
          .filter((name) => !isMade(name))
      })
    })
    expect(rows.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  it('names every room of components, and every module of the runtime', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    const part = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
    const rooms = FILES.filter((file) => file.startsWith('components/')).map(
      (file) => file.split('/').slice(1, -1).at(-1) ?? '',
    )
    const named = (title: string, name: string) =>
      new RegExp(`\`([\\w-]+/)*${name}/?\``).test(part(title))
    const modules = FILES.filter((file) => /^lib\/runtime\/.*\.ts$/.test(file)).map((file) =>
      posix.basename(file, '.ts'),
    )
    expect([...new Set(rooms)].filter((room) => room && !named('The components', room))).toEqual([])
    expect(modules.filter((module) => !named('The runtime', module))).toEqual([])
  })

  it('says how long pages and handlers are', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    const [, page, handler] =
      /pages of at most (\d+) lines, handlers of at most (\d+)/.exec(text) ?? []
    const most: Record<string, number> = { 'page.tsx': Number(page), 'route.ts': Number(handler) }
    const long = FILES.filter((file) => file.startsWith('app/')).filter(
      (file) =>
        readFileSync(file, 'utf8').split('\n').length - 1 >
        (most[posix.basename(file)] ?? Infinity),
    )
    expect(long).toEqual([])
  })

  it('stands on nothing of the laboratory but what the study found, which makes a new build', () => {
    const borrowed = FILES.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:from|import)\s*\(?\s*'(?:@|\.\.)\/(?:\.\.\/)*(lab\/[^']*)'/g,
        ),
      ].map(([, what = '']) => ({ file, what })),
    )
    expect(borrowed.map(({ what }) => what)).toEqual([
      'lab/study/results.json',
      'lab/study/style-shares.json',
    ])
    expect(new Set(borrowed.map(({ file }) => file))).toEqual(
      new Set(['lib/copy/study/results.ts']),
    )
    const build = readFileSync('lib/runtime/build.ts', 'utf8')
    for (const { what } of borrowed) expect(build).toContain(`'${what}'`)
  })

  it('draws no circle', () => {
    expect([...drawn.keys()].filter((room) => reach(drawn, room).has(room))).toEqual([])
  })
})

describe('the files', () => {
  it('stand so few in a room that one reads their names at a glance', () => {
    const rooms = FILES.map((file) => dirname(file))
    const countOf = (room: string) => rooms.filter((one) => one === room).length
    expect([...new Set(rooms)].filter((room) => countOf(room) > 35)).toEqual([])
  })

  it('import each other in no circle', () => {
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, way: readonly string[]): void => {
      const at = way.indexOf(file)
      if (at >= 0) circles.push([...way.slice(at), file].join(' → '))
      if (at >= 0 || done.has(file)) return
      for (const other of IMPORTS.get(file) ?? []) visit(other, [...way, file])
      done.add(file)
    }
    for (const file of FILES) visit(file, [])
    expect(circles).toEqual([])
  })
})

describe('pages', () => {
  it('of a signed-in person ask them to sign in again when their session ends', () => {
    const pages = FILES.filter(
      (file) => file.endsWith('/page.tsx') && readFileSync(file, 'utf8').includes('requirePerson('),
    )
    expect(pages).toContain('app/[locale]/profile/page.tsx')
    expect(pages.filter((page) => !IMPORTS.get(page)?.includes('app/account-frame.tsx'))).toEqual(
      [],
    )
  })
})

describe('addresses of ours', () => {
  const HOOKS = ['components/ui/language/use-language.ts', 'components/ui/language/use-router.ts']
  /** A file to keep. */
  const CARD_LINK = 'components/results/share/card-picture.tsx'
  /** These take an address that is whole: as a link has it, or of another site. */
  const WHOLE = ['components/layout/footer-row.tsx', 'lib/client/provider.ts']

  it.each([
    ['redirects', /\b(permanentR|r)edirect\((?!\s*await localPath\()/, []],
    ['plain links', /<a\b[^>]*\bhref=\{[^}]*(routes\.|[a-z]Path\()/, [CARD_LINK]],
    ['links', /from 'next\/link'/, ['components/ui/link.tsx']],
    ['the router', /\buse(Router|Pathname)\b[^}]*\} from 'next\/navigation'/, HOOKS],
    ['full loads', /\blocation\.(assign|replace)\(/, ['lib/client/go.ts', ...WHOLE]],
  ])('get the language of their reader in one place: %s', (_, goes, places) => {
    const going = FILES.filter((file) => goes.test(readFileSync(file, 'utf8')))
    expect(going.sort()).toEqual(places.sort())
  })
})

describe('the page for teams and the made-up team', () => {
  it('cost the database nothing: none of what they import reaches it', () => {
    const pages = FILES.filter((file) =>
      /^app\/\[locale\]\/(\(marketing\)\/)?for-teams\/.*page\.tsx$/.test(file),
    )
    expect(pages).toHaveLength(9)
    const reached = reachedFrom([
      ...pages,
      'app/[locale]/(marketing)/layout.tsx',
      'app/[locale]/layout.tsx',
    ])
    expect(reached).toContain('components/groups/made-up/team.ts')
    const settings = reachedFrom(['lib/server/base/env.ts'])
    expect(settings).not.toContain('lib/server/base/db.ts')
    const ofServer = reached.filter((file) => file.startsWith('lib/server/'))
    expect(ofServer.filter((file) => !settings.includes(file))).toEqual([])
  })

  /** All files that these stand on, and they themselves. */
  function reachedFrom(files: readonly string[]): string[] {
    const reached = new Set<string>()
    const visit = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const other of IMPORTS.get(file) ?? []) visit(other)
    }
    for (const file of files) visit(file)
    return [...reached]
  }
})

describe('one place for each decision', () => {
  it('asks Intl in one module for what people read', () => {
    const asks =
      /\bnew Intl\.(NumberFormat|DateTimeFormat|ListFormat|Collator)\(|toLocale\w*String\(/
    const asking = FILES.filter((file) => asks.test(readFileSync(file, 'utf8')))
    // Numbers as the words of one language; messages, which say their numbers; the comma of this machine's spreadsheet.
    const may = /number-words\.ts$|^lib\/words\/say\.ts$|csv-separator\.tsx$/
    expect(asking.filter((file) => !may.test(file))).toEqual(['lib/languages/formats.ts'])
  })

  it.each([
    ['a free port', /function freePort\b/, 'lib/runtime/free-port.ts'],
    ['the largest body', /\bMAX_BODY_BYTES =/, 'lib/api/endpoint.ts'],
    ['a log', /\bpino\(/, 'lib/server/base/log.ts'],
    [
      'that a pass unlocks a report',
      /pass: \{ revokedAt: null/,
      'lib/server/assessments/result-rows.ts',
    ],
    ['a bundle', /from 'esbuild'/, 'lib/runtime/bundle.mjs'],
  ])('%s is made, or decided, in one place', (_, made, place) => {
    const places = filesLike('*.ts', '*.tsx', '*.mjs').filter(
      (file) => !file.includes('.test.') && made.test(readFileSync(file, 'utf8')),
    )
    expect(places).toEqual([place])
  })
})

describe('nothing goes around the checks', () => {
  it('the build checks types', () => {
    expect(nextConfig).not.toHaveProperty('typescript.ignoreBuildErrors', true)
  })

  it('one file reads the environment, but for the plain one that runs commands before anything is installed', () => {
    const readers = FILES.filter((file) =>
      /process\.env\b|\benv\b[^=\n]*\} = process\b/.test(readFileSync(file, 'utf8')),
    )
    expect(readers).toEqual(['lib/environment.ts', 'lib/runtime/checkout.mjs'])
  })

  it('no test replaces a module of ours', () => {
    const replacing = filesLike('*.test.ts', '*.test.tsx').filter((file) =>
      /\bvi\.(do)?[mM]ock\(\s*['"][.@]/.test(readFileSync(file, 'utf8')),
    )
    expect(replacing).toEqual([])
  })
})
