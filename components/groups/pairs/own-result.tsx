import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { styleTitle } from '@/components/results/style/style-title'
import { When } from '@/components/ui/when'
import { isStyleCode } from '@/lib/disc/styles'
import type { PairChoice } from '@/lib/pair-choice'

/** Which result it is about: its style and its day. */
export function OwnResult({ result: { headline, code, completedAt } }: { result: PairChoice }) {
  return (
    <span className="row gap-s">
      {isStyleCode(code) && <StyleCodeMarks code={code} size={24} decorative />}
      <span>
        <b>{styleTitle(headline)}</b>
        <span className="own-line sm mut">
          Taken on <When at={completedAt} />
        </span>
      </span>
    </span>
  )
}
