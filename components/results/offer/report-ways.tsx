import { useSay, useWords } from '#words'
import { formatShort, REPORT_CENTS } from '@/lib/pricing'

interface ReportWaysProps {
  unlocked: boolean
  /** While payments are not open: the free way, which is then the filled button. */
  free: React.ReactNode
  /** The link says the price itself. */
  isPriced?: boolean
  /** The link to the report or to its sales page, in this look. */
  children: (look: string) => React.ReactElement
}

/** The ways into the complete report, in a hero: one filled button, and the price or where it leads beside it. */
export function ReportWays({ unlocked, free, isPriced = false, children }: ReportWaysProps) {
  const words = useWords('results.offer')
  const say = useSay()
  const price = formatShort(REPORT_CENTS)
  if (unlocked) return children('btn btn-large')
  if (free) {
    return (
      <>
        {free}
        <div className="grid narrow:w-full! gap-2">
          {children('btn btn-large btn-outline')}
          <p className="text-sm">{isPriced ? words.sales : say(words.salesAt, { price })}</p>
        </div>
      </>
    )
  }
  return (
    <>
      {children('btn btn-large')}
      <p className="text-ink-2 text-sm">
        {isPriced ? words.onceOnly : say(words.priceOnce, { price })}
      </p>
    </>
  )
}
