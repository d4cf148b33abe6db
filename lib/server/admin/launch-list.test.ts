import { expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const { mailLaunchList } = await import('./launch-list')

it('nothing goes to the launch list while payments are not open', async () => {
  const admin = { provenAt: new Date() } as Parameters<typeof mailLaunchList>[0]
  await expect(mailLaunchList(admin)).rejects.toMatchObject({ code: 'preview_mode' })
})
