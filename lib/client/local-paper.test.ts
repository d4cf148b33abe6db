import { afterEach, expect, it, vi } from 'vitest'
import { localTimeZone } from './local-paper'

afterEach(() => vi.restoreAllMocks())

function pretend(timeZone: string | undefined) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
}

it('sends the time zone where the browser knows it, and nothing where it does not', () => {
  pretend('Asia/Kolkata')
  expect(localTimeZone()).toEqual({ time_zone: 'Asia/Kolkata' })
  for (const unknown of ['Etc/Unknown', '', undefined]) {
    pretend(unknown)
    expect(localTimeZone()).toEqual({})
  }
})
