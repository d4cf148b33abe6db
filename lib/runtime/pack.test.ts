import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './checkout.mjs'
import { LEFT_OUT_BY_NEXT } from './pack'

const CHANGED =
  'Next has changed inside. pack.ts copies this file because a custom server loads it and the standalone output leaves it out: mend LEFT_OUT_BY_NEXT, and run `npm run prove -- --grep "a packed copy"`.'

it.each(LEFT_OUT_BY_NEXT)('Next still has what pack.ts copies: %s', (file) => {
  expect(existsSync(join(root, file)), CHANGED).toBe(true)
})
