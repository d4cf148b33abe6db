import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stubEnvironment } from '@/lib/server/base/testing'

stubEnvironment()
const { unknownSettings } = await import('./known-settings')

it('knows every setting that .env.example has, and each as a file', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(25)
  expect(unknownSettings({ written: names, set: names })).toEqual([])
  const others = ['SMTP_URL_FILE', 'RATE_LIMIT_LOGIN_ACCOUNT', 'RATE_LIMIT_SCALE', 'CHROMIUM_PATH']
  expect(unknownSettings({ written: others, set: [] })).toEqual([])
})

it('finds any other name in a file of ours, and among all that is set those that look like ours', () => {
  const unknown = (asked: { written?: string[]; set?: string[] }) =>
    unknownSettings({ written: [], set: [], ...asked })
  expect(unknown({ written: ['FOO'] })).toEqual([{ name: 'FOO', meant: undefined }])
  expect(unknown({ set: ['TRUSTED_PROXY'] })).toEqual([
    { name: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
  ])
  expect(unknown({ set: ['CONTACT_MAIL', 'STRIPE_KEY'] }).map(({ name }) => name)).toEqual([
    'CONTACT_MAIL',
    'STRIPE_KEY',
  ])
  expect(unknown({ set: ['PATH', 'HOME', 'HOSTNAME', 'SESSION_MANAGER', 'LANG'] })).toEqual([])
})
