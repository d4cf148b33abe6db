import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { perLetter } from '@/lib/disc/letters'
import { readBand } from '@/lib/disc/result/bands'
import { LockedScores } from './locked-scores'

it('row 7: each gauge says what its band may be, and reaches into it with dots', () => {
  const sure = readBand(85, { low: 71, high: 94 })
  const draw = (reading: typeof sure) =>
    renderToStaticMarkup(
      LockedScores({
        preview: { bands: { ...perLetter(() => sure), D: reading }, unlocked: false },
        title: 'Your four scores',
        children: '',
      }),
    )
  const dots = (html: string) => html.match(/stroke-dasharray="1 7"/g)?.length ?? 0
  const open = draw(readBand(85, { low: 60, high: 94 }))
  expect(open).toContain('>May be MED<')
  expect(open).toContain('HIGH, may be MED.')
  expect(dots(open)).toBe(1)
  expect(dots(draw(readBand(55, { low: 39, high: 70 })))).toBe(2)
  expect(dots(draw(sure))).toBe(0)
  expect(draw(sure)).not.toContain('ay be')
})
