import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { Problem } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { changeMe, goOut } from '@/lib/api/entries/live'
import type { Phone } from '@/lib/api/live'
import { call } from '@/lib/client/call'
import { PART, UNSENT } from '@/lib/copy/live/phone'
import { type Part, Ticks, ticked } from './ticks'
import { isMissing, type Live } from './use-live'
import { useSender } from './use-sender'

interface TakingPartProps {
  code: string
  me: Phone['me']
  live: Live
}

/** The way, from every step, to what the wall may show, and out. */
export function TakingPart({ code, me, live }: TakingPartProps) {
  const [isOpen, setOpen] = useState(false)
  /** What was changed, until the server has it. */
  const [changed, setChanged] = useState<Part | null>(null)
  const [isUnsent, setUnsent] = useState(false)
  const shown = changed ?? me
  const leave = useTask(PART.failed)
  const params = { code }
  const push = useSender<Part>({
    send: async ({ shows_name, uses_result, may_be_guessed }) => {
      const body = { shows_name, uses_result, may_be_guessed }
      live.go({ at: 'inside', phone: await call(changeMe, { params, body }) })
    },
    onSent: () => {
      setChanged(null)
      setUnsent(false)
    },
    onUnsent: () => setUnsent(true),
    onRefused: () => {
      setChanged(null)
      setUnsent(false)
      live.refresh()
    },
  })

  const out = () =>
    leave.run(async () => {
      await call(goOut, { params }).catch((reason) => {
        if (!isMissing(reason)) throw reason
      })
      live.go({ at: 'out', isSent: false })
    })

  return (
    <>
      <button type="button" className="link flex-none text-sm" onClick={() => setOpen(true)}>
        {PART.open}
      </button>
      <Dialog title={PART.title} open={isOpen} onClose={() => setOpen(false)}>
        <p className="mb-4 text-ink-2" role="status">
          {isUnsent ? UNSENT : PART.at}
        </p>
        <Ticks
          part={shown}
          canUseResult={me.can_use_result}
          onTick={(name, isOn) => {
            const part = ticked(shown, name, isOn)
            setChanged(part)
            push(part)
          }}
        />
        <div className="mt-5 grid gap-3">
          <p className="text-ink-2 text-sm">{PART.outAbout}</p>
          <Problem>{leave.failure?.sentence}</Problem>
          <BusyButton
            className="btn btn-danger-outline"
            busy={leave.busy}
            busyLabel={PART.goingOut}
            onClick={() => void out()}
          >
            {PART.out}
          </BusyButton>
        </div>
      </Dialog>
    </>
  )
}
