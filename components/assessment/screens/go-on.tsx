import { useEffect, useState } from 'react'
import type { Act } from '../flow/state'
import { whenOf } from '../flow/when'
import { StartOverDialog } from './confirm-dialog'
import styles from './start-screen.module.css'

/** The two ways on from an assessment that was stopped in the middle. */
export function GoOnActions({ tell }: { tell: (act: Act) => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <button type="button" className="btn lg" onClick={() => tell({ do: 'resume' })}>
          Continue
        </button>
        <button type="button" className="btn lg outline" onClick={() => setAsked(true)}>
          Start over
        </button>
      </div>
      <StartOverDialog
        open={asked}
        onStay={() => setAsked(false)}
        onGo={() => tell({ do: 'startOver' })}
      />
    </>
  )
}

/** How long ago that was, in the person's time zone, which the server does not know: null until the browser has it. */
export function useWhen(at: string): string | null {
  const [when, setWhen] = useState<string | null>(null)
  useEffect(() => setWhen(whenOf(new Date(at), new Date())), [at])
  return when
}
