import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
)

/** What the containers decide by themselves, and what only a test or a developer sets. */
const NOT_PASSED = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'MIGRATION_DATABASE_URL',
  'NEXTAUTH_SECRET',
  'SERVER_NAME',
  'DEV_STATES',
  'DEV_LANGUAGES',
  'STRIPE_STAND_IN',
]

it('compose.yaml passes every setting on that an operator may write into .env', () => {
  const passed = Object.keys(compose.services['app-1'].environment)
  expect(settings.filter((name) => ![...passed, ...NOT_PASSED].includes(name))).toEqual([])
})

it('compose.yaml knows no password of its own', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  expect(text.match(/PASSWORD:-/g)).toBeNull()
})
