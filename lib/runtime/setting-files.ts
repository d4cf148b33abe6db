import { readFileSync } from 'node:fs'
import nextEnv from '@next/env'
import { environment } from '@/lib/environment'
import { root } from './checkout.mjs'
import { failSetting } from './exit-codes.mjs'

/** Secret settings: each may be in a file, as containers provide secrets. */
export const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'NEXTAUTH_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'METRICS_TOKEN',
] as const

/**
 * Reads setting files into the environment before it is used: `.env` and its kin in the checkout, as Next reads them
 * (variables that are set win), then files of secrets. Returns the names that stand in the former.
 */
export function readSettingFiles({ development = false, folder = root } = {}): string[] {
  // Next says on its own which files it found; a command says only what it does.
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(folder, development, {
    info: () => {},
    error: console.error,
  })
  readSecretFiles()
  return loadedEnvFiles.flatMap(({ env }) => Object.keys(env))
}

/**
 * Sets `NAME` from the file that `NAME_FILE` names, for each secret, without the final newline. Ends the program with a
 * sentence where both are set, or the file cannot be read.
 */
export function readSecretFiles(env = environment()): void {
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) failSetting(`${name} and ${name}_FILE are both set. Set one of them.`)
    env[name] = contentOf(file, name)
  }
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    failSetting(`${name}_FILE is "${file}", which cannot be read (${code}).`)
  }
}
