import { useSay, useWords } from '#words'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { When } from '@/components/ui/when'
import { isStyleCode } from '@/lib/disc/styles'
import { styleTitle } from './style/style-title'

interface DatedResultProps {
  result: { headline: string; code: string | null; completedAt: string }
}

/** Which result it is about: its style and its day. */
export function DatedResult({ result: { headline, code, completedAt } }: DatedResultProps) {
  const words = useWords('results.dated')
  const say = useSay()
  return (
    <span className="flex items-center gap-3">
      {code !== null && isStyleCode(code) && <StyleCodeMarks code={code} size={24} decorative />}
      <span>
        <b>{styleTitle(headline)}</b>
        <span className="block text-ink-2 text-sm">
          {say(words.taken, { when: () => <When at={completedAt} /> })}
        </span>
      </span>
    </span>
  )
}
