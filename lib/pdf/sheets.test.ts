import { expect, it } from 'vitest'
import { overSheets } from './sheets'

it('fills no sheet with less than half of what another holds', () => {
  for (const most of [10, 30, 39]) {
    for (let count = 0; count <= 200; count += 1) {
      const list = Array.from({ length: count }, (_, at) => at)
      for (const step of most % 2 ? [1] : [1, 2]) {
        const sheets = overSheets(list, most, step)
        expect(sheets.flat()).toEqual(list)
        expect(sheets).toHaveLength(Math.ceil(count / most))
        const sizes = sheets.map(({ length }) => length)
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(most)
        if (sheets.length > 1) expect(Math.min(...sizes) * 2).toBeGreaterThanOrEqual(most - 2)
      }
    }
  }
})
