/** What the doctor finds of the settings. */
import { environment } from '@/lib/environment'
import { checkEnvironment } from '@/lib/server/base/env'
import { failSetting } from '../exit-codes.mjs'
import { type Settings, warningsOf } from '../settings'
import { type Finding, ill, note, well, wordsOf } from './findings'
import type { unknownSettings } from './known-settings'

export function examineSettings(
  { databaseUrl, appUrl, dataDir }: Settings,
  unknown: ReturnType<typeof unknownSettings>,
): Finding[] {
  const environ = environment()
  // The doctor creates no secret and no database, so placeholders stand for what a start would create.
  const stand = {
    DATABASE_URL: databaseUrl ?? 'postgresql://embedded',
    NEXTAUTH_SECRET: environ.NEXTAUTH_SECRET || 'made-by-the-first-start-and-not-by-a-look',
    APP_URL: appUrl,
    DATA_DIR: dataDir,
  }
  const isShared = databaseUrl && !environ.NEXTAUTH_SECRET
  Object.assign(environ, stand)
  try {
    checkEnvironment(environ)
  } catch (error) {
    failSetting(wordsOf(error), 'docs/operations.md names all settings and what they take.')
  }
  const warnings = [
    ...warningsOf(environ, appUrl).map((warning) => note('Settings', warning)),
    ...unknown.map(({ name, meant }) =>
      note('Settings', `There is no setting ${name}.`, meant && `Is it meant to be ${meant}?`),
    ),
  ]
  if (isShared) {
    warnings.unshift(
      ill(
        'Settings',
        'NEXTAUTH_SECRET is not set, and with DATABASE_URL npm run serve needs it.',
        'Give every server the same one: openssl rand -base64 48',
      ),
    )
  }
  return warnings.length > 0 ? warnings : [well('Settings', 'All can be read.')]
}
