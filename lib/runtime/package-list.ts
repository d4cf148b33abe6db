import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type PackageList = { name: string; version: string; license: string | undefined }[]

/** The packages in a node_modules, and in those of its packages, each version once, by name. */
export function listPackages(folder: string): PackageList {
  const found = new Map<string, PackageList[number]>()
  for (const path of packageFolders(folder)) {
    for (const one of [readPackage(path), ...listPackages(join(path, 'node_modules'))]) {
      if (one) found.set(`${one.name}@${one.version}`, one)
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function packageFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return []
    const path = join(folder, name)
    return name.startsWith('@') ? readdirSync(path).map((inner) => join(path, inner)) : [path]
  })
}

function readPackage(folder: string): PackageList[number] | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'))
  return name && version
    ? { name, version, license: typeof license === 'string' ? license : undefined }
    : undefined
}
