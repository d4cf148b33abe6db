import { useWords } from '#words'
import { Switch } from '@/components/ui/switch'

interface HintBarProps {
  shortcuts: boolean
  onShortcuts: (on: boolean) => void
  /** Null while the first question asks for it. */
  automatic: boolean | null
  onAutomatic: (on: boolean) => void
  /** Questions open with a suggestion, which Space confirms. */
  confirms?: boolean
  /** The switch for that. */
  suggestions?: React.ReactNode
  /** Where the answers are stored. */
  saved?: React.ReactNode
}

/** What the keys do, and the settings of the screen. */
export function HintBar({
  shortcuts,
  onShortcuts,
  automatic,
  onAutomatic,
  confirms = false,
  suggestions,
  saved,
}: HintBarProps) {
  const { keys, ...words } = useWords('assessment.question')
  return (
    <div className="mt-7 narrow:mt-1 flex flex-wrap items-center gap-x-6.5 gap-y-1 border-line border-t narrow:border-t-0 narrow:pt-0 pt-3 text-14 text-ink-3">
      <p
        className="flex narrow:hidden w-full flex-wrap gap-x-5 gap-y-1 [&_span]:inline-flex [&_span]:items-center [&_span]:gap-1"
        aria-hidden="true"
      >
        <Keys of={['↑', '↓', '←', '→']}>{keys.move}</Keys>
        {shortcuts && (
          <>
            <Keys of={['1–4']}>{keys.statement}</Keys>
            <Keys of={['M']}>{keys.most}</Keys>
            <Keys of={['L']}>{keys.least}</Keys>
          </>
        )}
        {confirms && <Keys of={[keys.space]}>{keys.confirm}</Keys>}
        <Keys of={[keys.enter]}>{keys.next}</Keys>
      </p>
      <Switch
        className="narrow:hidden"
        label={words.shortcuts}
        on={shortcuts}
        onChange={onShortcuts}
      />
      {automatic !== null && (
        <Switch label={words.byItself} on={automatic} onChange={onAutomatic} />
      )}
      {suggestions}
      {saved}
    </div>
  )
}

/** Keys, and what they do. */
function Keys({ of, children }: { of: readonly string[]; children: string }) {
  return (
    <span>
      {of.map((key) => (
        <kbd
          key={key}
          className="inline-grid h-6 min-w-6 place-items-center rounded-xs border border-line-strong px-1.5 py-0 font-600 font-body text-13 leading-none [&:last-of-type]:mr-0.75"
        >
          {key}
        </kbd>
      ))}
      <span>{children}</span>
    </span>
  )
}

/** The room that the bar will take. */
export function HintBarSpace() {
  return (
    <div className="mt-7 narrow:mt-1 flex min-h-21.25 narrow:min-h-11 flex-wrap items-center gap-x-6.5 gap-y-1 border-line border-t narrow:border-t-0 narrow:pt-0 pt-3 text-14 text-ink-3" />
  )
}
