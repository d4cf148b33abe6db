'use client'

import { BellOff, Share, SquarePlus, UsersRound, WifiOff } from 'lucide'
import { useState } from 'react'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import type { InstallWay } from '@/lib/client/device/install'
import { install as words } from '@/lib/copy/device'
import { PRODUCT } from '@/lib/product'

const REASONS = [WifiOff, BellOff]
const STEPS = [
  { icon: Share, text: words.steps.share },
  { icon: SquarePlus, text: words.steps.add },
]

interface HomeScreenCardProps {
  way: Exclude<InstallWay, null>
  isInAccount: boolean
  /** What is said in its place once it was answered. */
  answer?: string | undefined
  onAdd: () => Promise<void>
  onDecline: () => void
}

/** "Keep it within reach?": a button, or two steps where the browser has none. */
export function HomeScreenCard({
  way,
  isInAccount,
  answer,
  onAdd,
  onDecline,
}: HomeScreenCardProps) {
  const [busy, setBusy] = useState(false)
  async function add() {
    setBusy(true)
    await onAdd()
  }
  if (answer) {
    return (
      <p ref={focusOn} tabIndex={-1} className="text-center text-ink-2">
        {answer}
      </p>
    )
  }
  const reasons = words.reasons.map((text, at) => ({ icon: REASONS[at] ?? BellOff, text }))
  const lines = isInAccount ? [{ icon: UsersRound, text: words.bar }, ...reasons] : reasons
  return (
    <section
      className="mx-auto grid max-w-105 justify-items-center gap-3 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="home-screen"
    >
      <span className="grid size-24 place-items-center rounded-lg border border-line bg-canvas">
        <LogoMark size={60} />
      </span>
      <h2 id="home-screen" className="text-center text-d3">
        {words.title}
      </h2>
      <p className="text-balance text-center text-ink-2">{words.text(PRODUCT)}</p>
      <Lines of={lines} />
      {way === 'button' ? (
        <BusyButton
          type="button"
          className="btn btn-large w-full"
          busy={busy}
          busyLabel={words.adding}
          onClick={() => void add()}
        >
          {words.add}
        </BusyButton>
      ) : (
        <div className="w-full rounded-md bg-sunken px-4">
          <Lines of={STEPS} isOrdered />
          <p className="border-line border-t py-3 text-ink-2 text-sm">{words.signIn}</p>
        </div>
      )}
      <button type="button" className="btn btn-ghost" onClick={onDecline}>
        {words.notNow}
      </button>
    </section>
  )
}

/** What was pressed is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus()

interface LinesProps {
  of: readonly { icon: typeof BellOff; text: string }[]
  isOrdered?: boolean
}

function Lines({ of, isOrdered = false }: LinesProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="grid w-full [&>li+li]:border-line [&>li+li]:border-t">
      {of.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-4 py-3">
          <Icon of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  )
}
