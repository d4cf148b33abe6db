import { Switch } from '@/components/ui/switch'
import { KEYS, type Key, SWITCHES } from '@/lib/copy/session'
import styles from './session.module.css'

interface HelpProps {
  withNames: boolean
  onNames: () => void
  onDark: () => void
  hasLetterKeys: boolean
  onLetterKeys: (on: boolean) => void
  /** Of the wall of a live session. */
  moreKeys?: readonly Key[]
  /** What its key for names does. */
  names?: string
}

/** What the keys do, and the same by buttons: keys that are letters can be switched off. */
export function Help(props: HelpProps) {
  const { withNames, onNames, onDark, hasLetterKeys, onLetterKeys } = props
  const { moreKeys = [], names = SWITCHES.names } = props
  const keysShown = [...KEYS, ...moreKeys]
  return (
    <section className={styles.help} aria-label="Keys">
      <div>
        <dl>
          {keysShown
            .filter(({ isLetter }) => hasLetterKeys || !isLetter)
            .map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does === SWITCHES.names ? names : does}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.switches}>
          <Switch label={names} on={withNames} onChange={onNames} />
          <button type="button" className="btn btn-outline" onClick={onDark}>
            {SWITCHES.dark}
          </button>
          <Switch label={SWITCHES.letterKeys} on={hasLetterKeys} onChange={onLetterKeys} />
        </div>
      </div>
    </section>
  )
}
