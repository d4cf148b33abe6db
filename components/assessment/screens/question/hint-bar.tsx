import { Switch } from '@/components/ui/switch'
import { messages } from '@/lib/messages'
import styles from './hint-bar.module.css'
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
    <div className={`row wraps fine faint lined-top ${styles.bar}`}>
      <p className={`flex wraps full ${styles.hints}`} aria-hidden="true">
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
        className={styles.shortcuts}
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
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
      <span>{children}</span>
    </span>
  )
}

/** The room that the bar will take. */
export function HintBarSpace() {
  return <div className={`row wraps fine faint lined-top ${styles.bar} ${styles.space}`} />
}
