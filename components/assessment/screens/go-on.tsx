import { useState } from 'react'
import type { Act } from '../flow/state'
import { StartOverDialog } from './confirm-dialog'

/** The two ways on from an assessment that was stopped in the middle. */
export function GoOnActions({ tell }: { tell: (act: Act) => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <div className="flex narrow:w-full flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-large min-w-45 narrow:[flex:1_1_100%]"
          onClick={() => tell({ do: 'resume' })}
        >
          Continue
        </button>
        <button
          type="button"
          className="btn btn-large btn-outline min-w-45 narrow:[flex:1_1_100%]"
          onClick={() => setAsked(true)}
        >
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
