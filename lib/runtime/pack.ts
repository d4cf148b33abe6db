/**
 * Packs what a server needs into a folder: the build, its commands, and of the packages the files that they may load.
 * An image is that folder and Node.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildAlone } from './build-alone'
import { COMMANDS, commandFile } from './built.mjs'
import { packagesOf } from './bundle.mjs'
import { root, run } from './checkout.mjs'

/**
 * Undocumented files of Next, which a custom server loads and Next's standalone output leaves out: they are needed
 * before next.config.mjs is read.
 */
export const LEFT_OUT_BY_NEXT = [
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
]

const AS_THEY_ARE = [
  ...LEFT_OUT_BY_NEXT,
  '.built',
  'LICENSE',
  'lib/runtime',
  'next.config.mjs',
  'node_modules/next/constants.js',
  'package.json',
  'prisma/migrations',
  'prisma/schema.prisma',
  'public',
  // What people type there.
  ...['serve', 'migrate', 'backup', 'restore', 'mails', 'grant-admin', 'calibrate', 'doctor'].map(
    (name) => `scripts/${name}.mjs`,
  ),
  'scripts/healthy.mjs',
]

/** Loaded by a path that is put together while it runs. */
const FONTS = [
  '@expo-google-fonts/hanken-grotesk',
  '@expo-google-fonts/noto-sans',
  '@fontsource/bricolage-grotesque',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-armenian',
  '@fontsource/noto-sans-georgian',
  '@fontsource/noto-sans-hebrew',
  '@fontsource/noto-sans-thai',
  '@librescore/fonts',
]

const NOT_SERVED = [
  /^lib\/runtime\/(bundle\.mjs|.*\.ts)$/,
  // Of fonts, the PDF's alone: static files in three weights, and no pictures of them.
  /^node_modules\/@expo-google-fonts\/.*(Thin|ExtraLight|Light|Medium|ExtraBold|Black|Italic|\.png)/,
  /^node_modules\/@fontsource\/.*(\.woff2|\.css)$/,
  /\.(map|d\.[cm]?ts|md|markdown)$/i,
]

/** Off in next.config.mjs. */
const IMAGE_OPTIMIZER = /node_modules\/(sharp|@img)$/

/** Parts of a build that only building needs. */
const OF_THE_MAKING =
  /^(cache|diagnostics|standalone|trace|trace-build|turbopack|types)$|\.nft\.json$/

/** Fills an empty folder with the build of these sources, made now if there is none, and says what is in it. */
export async function pack(target: string): Promise<string> {
  const folder = await buildAlone()
  // What Next found that its server and our routes may load (its documentation, "output").
  cpSync(join(root, folder, 'standalone/node_modules'), join(target, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !IMAGE_OPTIMIZER.test(source),
  })
  cpSync(join(root, folder), join(target, folder), {
    recursive: true,
    // Its links lead to ../../node_modules, here and there.
    verbatimSymlinks: true,
    filter: (source) => !OF_THE_MAKING.test(relative(join(root, folder), source)),
  })
  const commands = COMMANDS.map((name) => commandFile(join(root, folder), name))
  const needed = await packagesOf([...commands, join(root, folder, 'worker/report-worker.mjs')])
  const isThere = (name: string) => existsSync(join(target, 'node_modules', name))
  const packages = withWhatTheyNeed([...needed, ...FONTS].filter((name) => !isThere(name)))
  for (const path of [...AS_THEY_ARE, ...packages.map((name) => `node_modules/${name}`)]) {
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      filter: (source) => !NOT_SERVED.some((pattern) => pattern.test(relative(root, source))),
    })
  }
  writeFileSync(join(target, 'sbom.cdx.json'), billOfMaterials())
  return `${target}: ${Math.round(sizeOf(target) / 2 ** 20)} MB`
}

interface Lockfile {
  packages: Record<
    string,
    Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', object>>
  >
}

/** The names of these packages, and of those that they need in turn, as the lockfile says. */
function withWhatTheyNeed(names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  const found = new Set<string>()
  const add = (name: string) => {
    const folder = `node_modules/${name}`
    if (found.has(name) || !existsSync(join(root, folder))) return
    found.add(name)
    // Nested versions are in its own folder.
    const own = Object.keys(packages).filter((path) => path.startsWith(`${folder}/node_modules/`))
    for (const path of [folder, ...own]) {
      const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
      const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies }
      for (const one of Object.keys(needed)) add(one)
    }
  }
  for (const name of names) add(name)
  return [...found]
}

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** What scanners of known holes read: every package that the lockfile has for more than developing. */
function billOfMaterials(): string {
  const options = ['--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']
  return run('npm', ['sbom', ...options], { problem: 'The list of packages could not be made.' })
}
