import { useId, useState } from 'react'
import { Switch } from '@/components/ui/switch'
import { TAKE_PART } from '@/lib/copy/live/wall'
import styles from './live.module.css'
import type { LiveWall } from './use-wall'

/** Starts the live session, from the first sheet of the presenter view. */
export function TakePart({ start, failed }: Pick<LiveWall, 'start' | 'failed'>) {
  const [allowsGuests, setAllowsGuests] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const hint = useId()
  async function press() {
    setBusy(true)
    await start(allowsGuests)
    setBusy(false)
  }
  return (
    <div className={styles.start}>
      <button
        type="button"
        className="btn btn-large justify-self-start"
        onClick={() => void press()}
        disabled={isBusy}
      >
        {TAKE_PART.start}
      </button>
      <Switch
        label={TAKE_PART.guests}
        on={allowsGuests}
        onChange={setAllowsGuests}
        describedBy={hint}
      />
      <p id={hint}>{TAKE_PART.hint}</p>
      <p role="status">{failed}</p>
    </div>
  )
}
