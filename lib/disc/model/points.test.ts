import { expect, it } from 'vitest'
import { normalPoints } from './points'

it('normal points have mean 0, variance 1 and no correlation', () => {
  const points = normalPoints(1024, 4)
  for (const one of [0, 1, 2, 3]) {
    for (const other of [0, 1, 2, 3]) {
      const product = points.reduce(
        (sum, point) => sum + (point[one] as number) * (point[other] as number),
        0,
      )
      expect(product / 1024).toBeCloseTo(one === other ? 1 : 0, 1)
    }
    expect(points.reduce((sum, point) => sum + (point[one] as number), 0)).toBeCloseTo(0, 9)
  }
})
