import { useState } from 'react'
import type { Act } from '../flow/state'
import { StartOverDialog } from './confirm-dialog'
import styles from './start-screen.module.css'

/** The two ways on from an assessment that was stopped in the middle. */
export function GoOnActions({ tell }: { tell: (act: Act) => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <div className={`flex wraps gap-s ${styles.actions}`}>
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
