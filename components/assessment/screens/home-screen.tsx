'use client'

import { PencilLine } from 'lucide'
import { useState } from 'react'
import type { Home } from '@/components/home/home'
import { LabelField } from '@/components/results/label/label-field'
import { Icon } from '@/components/ui/icon'
import { draft, retake } from '@/lib/copy/home'
import type { Act, Offer } from '../flow/state'
import { SuggestionSwitch } from './question/suggestion-switch'
import { useStart } from './start'
import { StartOverDialog } from './start-over-dialog'

/** For a person with results: an assessment that they stopped in comes first, taking it again last. */
export function HomeScreen({ home }: { home: Home }) {
  const { offer, suggestions, tell } = useStart()
  const isOpen = offer !== null && offer !== 'outdated'
  const setting = <SuggestionSwitch suggestions={suggestions} tell={tell} />
  return (
    <div className="grid grid-cols-1 content-start self-start">
      {isOpen && <DraftBar offer={offer} tell={tell} />}
      {home.you}
      {home.today && <div className="wide:container narrow:pt-0 pt-14">{home.today}</div>}
      <div className="container grid grid-cols-1 gap-18 narrow:gap-13 narrow:pt-12 pt-18 narrow:pb-14 pb-22">
        {home.more}
        {isOpen ? (
          <StartOver tell={tell}>{setting}</StartOver>
        ) : (
          <TakeAgain isOutdated={offer === 'outdated'} labels={home.labels} tell={tell}>
            {setting}
          </TakeAgain>
        )}
      </div>
    </div>
  )
}

interface PartProps {
  tell: (act: Act) => void
  /** The switch for suggestions. */
  children: React.ReactNode
}

/** The assessment that the person stopped in. */
function DraftBar({ offer, tell }: Pick<PartProps, 'tell'> & { offer: Offer }) {
  const { question, total } = offer
  return (
    <section className="print:hidden! border-line border-b bg-surface" aria-label={draft.name}>
      <div className="container flex min-h-15 items-center gap-3.5 narrow:gap-2.5 py-2">
        <Icon of={PencilLine} className="icon flex-none text-ink-2" />
        <p className="narrow:text-15 leading-snug">
          {draft.stopped(question, total - question + 1)}
        </p>
        <button
          type="button"
          className="link ml-auto min-h-11 whitespace-nowrap"
          onClick={() => tell({ do: 'resume' })}
        >
          {draft.pickUp}
        </button>
      </div>
    </section>
  )
}

/** The last card of the page. */
function Card({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section
      className="narrow-fills print:hidden! grid grid-cols-1 content-start justify-items-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&>:last-child]:mt-1 [&>:last-child]:w-full [&>:last-child]:border-line [&>:last-child]:border-t [&>:last-child]:pt-3.5 [&>p]:max-w-[40rem]"
      aria-labelledby="take-again"
    >
      <h2 id="take-again" className="scroll-mt-6 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface TakeAgainProps extends PartProps {
  isOutdated: boolean
  labels: readonly string[]
}

function TakeAgain({ isOutdated, labels, tell, children }: TakeAgainProps) {
  const [label, setLabel] = useState<string | null>(null)
  return (
    <Card title={retake.title}>
      <p className="text-ink-2">
        {isOutdated && <span>{retake.outdated} </span>}
        <span>{retake.text}</span>
      </p>
      <LabelField label={retake.label} known={labels} chosen={label} onChoose={setLabel} />
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => tell({ do: 'start', label })}
      >
        {retake.start}
      </button>
      {children}
    </Card>
  )
}

/** In place of that while an assessment is open. */
function StartOver({ tell, children }: PartProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Card title={retake.over.title}>
        <p className="text-ink-2">{retake.over.text}</p>
        <button type="button" className="btn btn-outline" onClick={() => setAsked(true)}>
          {retake.over.action}
        </button>
        {children}
      </Card>
      <StartOverDialog
        open={isAsked}
        onStay={() => setAsked(false)}
        onGo={() => tell({ do: 'startOver' })}
      />
    </>
  )
}
