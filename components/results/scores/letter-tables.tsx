import { useSay, useWords } from '#words'
import { BAND_RANGE } from '@/components/charts/band-range'
import { BandBar, Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import type { ScoreLine } from '@/lib/disc/result/report'
import type { Tag } from '@/lib/words/message'

interface NumberTableProps {
  lines: readonly ScoreLine[]
  /** What stands behind a number where others of the page have it, too. */
  unit?: '%' | ''
}

/** The four letters with their numbers, and what these probably lie between. */
export function NumberTable({ lines, unit = '' }: NumberTableProps) {
  const words = useWords('results.scores')
  const say = useSay()
  const isPercent = unit === '%'
  const hasRanges = lines.some(({ range }) => range)
  return (
    <div className="[container-type:inline-size]">
      <table className="[@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:wrap-anywhere border-line border-t tabular-nums [&_tbody_tr]:border-line [&_tbody_tr]:border-t [&_td]:py-2.75 [&_td]:pr-4 [&_td]:pl-0 [&_th]:py-2.75 [&_th]:pr-4 [&_th]:pl-0 [@container_(max-width:_28rem)]:block [@container_(max-width:_28rem)]:[&_tbody]:block [@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:w-auto [@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:whitespace-normal [@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:p-0 [@container_(max-width:_28rem)]:[&_tbody_tr:first-child]:border-t-0 [@container_(max-width:_28rem)]:[&_thead]:absolute [@container_(max-width:_28rem)]:[&_thead]:size-px [@container_(max-width:_28rem)]:[&_thead]:overflow-hidden [@container_(max-width:_28rem)]:[&_thead]:[clip-path:inset(50%)] [@container_(max-width:_28rem)]:[&_tr]:grid [@container_(max-width:_28rem)]:[&_tr]:grid-cols-[minmax(0,1fr)_auto] [@container_(max-width:_28rem)]:[&_tr]:items-center [@container_(max-width:_28rem)]:[&_tr]:gap-x-3 [@container_(max-width:_28rem)]:[&_tr]:gap-y-2.25 [@container_(max-width:_28rem)]:[&_tr]:px-0 [@container_(max-width:_28rem)]:[&_tr]:pt-3.25 [@container_(max-width:_28rem)]:[&_tr]:pb-4">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.letter}</th>
            <th scope="col">{words.number}</th>
            {hasRanges && <th scope="col">{words.between}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ letter, score, range }) => (
            <tr key={letter}>
              <Name letter={letter} />
              <td className="font-640 font-display text-20 leading-none tracking-[-0.02em]">
                {isPercent ? say(words.percent, { score }) : score}
              </td>
              {hasRanges && (
                <td className="whitespace-nowrap text-ink-2 text-sm [@container_(max-width:_28rem)]:col-span-full [@container_(max-width:_28rem)]:row-start-3">
                  {range && <Range of={range} isPercent={isPercent} />}
                </td>
              )}
              <td className="w-[38%]! pr-0! [@container_(max-width:_28rem)]:col-span-full! [@container_(max-width:_28rem)]:row-start-2! [@container_(max-width:_28rem)]:w-auto!">
                <Bar letter={letter} score={score} range={range} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RangeProps {
  of: NonNullable<ScoreLine['range']>
  isPercent: boolean
}

/** What a number probably lies between; where the column has no heading, it says so itself. */
function Range({ of, isPercent }: RangeProps) {
  const words = useWords('results.scores')
  const say = useSay()
  const narrow: Tag = (text) => (
    <span className="hidden [@container_(max-width:_28rem)]:inline">{text}</span>
  )
  return say(isPercent ? words.percentRange : words.range, { ...of, narrow })
}

/** The same with the bands alone. */
export function BandTable({ bands }: { bands: PerLetter<Band> }) {
  const words = useWords('results.scores')
  return (
    <div className="[container-type:inline-size]">
      <table className="[@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:wrap-anywhere border-line border-t [&_tbody_tr]:border-line [&_tbody_tr]:border-t [&_td]:py-2.75 [&_td]:pr-4 [&_td]:pl-0 [&_th]:py-2.75 [&_th]:pr-4 [&_th]:pl-0 [@container_(max-width:_28rem)]:block [@container_(max-width:_28rem)]:[&_tbody]:block [@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:w-auto [@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:whitespace-normal [@container_(max-width:_28rem)]:[&_tbody_:is(th,_td)]:p-0 [@container_(max-width:_28rem)]:[&_tbody_tr:first-child]:border-t-0 [@container_(max-width:_28rem)]:[&_thead]:absolute [@container_(max-width:_28rem)]:[&_thead]:size-px [@container_(max-width:_28rem)]:[&_thead]:overflow-hidden [@container_(max-width:_28rem)]:[&_thead]:[clip-path:inset(50%)] [@container_(max-width:_28rem)]:[&_tr]:grid [@container_(max-width:_28rem)]:[&_tr]:grid-cols-[minmax(0,1fr)_auto] [@container_(max-width:_28rem)]:[&_tr]:items-center [@container_(max-width:_28rem)]:[&_tr]:gap-x-3 [@container_(max-width:_28rem)]:[&_tr]:gap-y-2.25 [@container_(max-width:_28rem)]:[&_tr]:px-0 [@container_(max-width:_28rem)]:[&_tr]:pt-3.25 [@container_(max-width:_28rem)]:[&_tr]:pb-4">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.letter}</th>
            <th scope="col">{words.band}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {LETTERS.map((letter) => {
            const [from, to] = BAND_RANGE[bands[letter]]
            return (
              <tr key={letter}>
                <Name letter={letter} />
                <td className="font-650 text-14">{bands[letter]}</td>
                <td className="w-[38%]! pr-0! [@container_(max-width:_28rem)]:col-span-full! [@container_(max-width:_28rem)]:row-start-2! [@container_(max-width:_28rem)]:w-auto!">
                  <BandBar letter={letter} from={from} to={to} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Name({ letter }: { letter: Letter }) {
  return (
    <th scope="row" className="whitespace-nowrap text-ink">
      <span className="flex items-center gap-2.5 text-16">
        <StyleMark letter={letter} size={24} />
        <span>{LETTER_NAMES[letter]}</span>
      </span>
    </th>
  )
}
