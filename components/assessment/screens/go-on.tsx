import { useState } from 'react'
import { useWords } from '#words'
import type { Act } from '../flow/state'
import { StartOverDialog } from './start-over-dialog'

/** The two ways on from an assessment that was stopped in the middle. */
export function GoOnActions({ tell }: { tell: (act: Act) => void }) {
  const { goOn } = useWords('assessment.account')
  const { startOver } = useWords('assessment.screens')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <div className="flex narrow:w-full flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-large min-w-45 narrow:[flex:1_1_100%]"
          onClick={() => tell({ do: 'resume' })}
        >
          {goOn.action}
        </button>
        <button
          type="button"
          className="btn btn-large btn-outline min-w-45 narrow:[flex:1_1_100%]"
          onClick={() => setAsked(true)}
        >
          {startOver.action}
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
