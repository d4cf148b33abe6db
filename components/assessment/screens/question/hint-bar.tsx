import { Switch } from '@/components/ui/switch'
import { messages } from '@/lib/messages'
import { UnkeptNote } from './suggestion-switch'

interface HintBarProps {
  shortcuts: boolean
  onShortcuts: (on: boolean) => void
  /** Null while the first question asks for it. */
  automatic: boolean | null
  onAutomatic: (on: boolean) => void
  /** Whether questions may open with a suggestion, which Space confirms. */
  suggestions?: { on: boolean; isKept: boolean }
  onSuggestions?: (on: boolean) => void
  /** Where the answers are stored. */
  saved?: React.ReactNode
}

/** What the keys do, and the settings of the screen. */
export function HintBar({
  shortcuts,
  onShortcuts,
  automatic,
  onAutomatic,
  suggestions,
  onSuggestions = () => {},
  saved,
}: HintBarProps) {
  return (
    <div className="border-line text-ink-3 flex items-center flex-wrap text-14 border-t gap-y-1 gap-x-6.5 mt-7 pt-3 narrow:mt-1 narrow:pt-0 narrow:border-t-0">
      <p
        className="flex flex-wrap w-full gap-y-1 gap-x-5 [&_span]:gap-1 [&_span]:inline-flex [&_span]:items-center narrow:hidden"
        aria-hidden="true"
      >
        <Keys of={['↑', '↓', '←', '→']}>move</Keys>
        {shortcuts && (
          <>
            <Keys of={['1–4']}>statement</Keys>
            <Keys of={['M']}>most</Keys>
            <Keys of={['L']}>least</Keys>
          </>
        )}
        {suggestions?.on && <Keys of={['Space']}>confirm</Keys>}
        <Keys of={['Enter']}>next</Keys>
      </p>
      <Switch
        className="narrow:hidden"
        label="Keyboard shortcuts"
        on={shortcuts}
        onChange={onShortcuts}
      />
      {automatic !== null && (
        <Switch label="Move on by itself" on={automatic} onChange={onAutomatic} />
      )}
      {suggestions && (
        <>
          <Switch
            label={messages.assessment.suggestions}
            on={suggestions.on}
            onChange={onSuggestions}
          />
          <UnkeptNote suggestions={suggestions} />
        </>
      )}
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
          className="px-1.5 py-0 place-items-center rounded-xs border border-line-strong inline-grid min-w-6 h-6 font-600 text-13 leading-none font-body [&:last-of-type]:mr-0.75"
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
    <div className="border-line text-ink-3 flex items-center flex-wrap text-14 border-t gap-y-1 gap-x-6.5 mt-7 pt-3 min-h-21.25 narrow:mt-1 narrow:pt-0 narrow:border-t-0 narrow:min-h-11" />
  )
}
