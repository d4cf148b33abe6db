import { Check, Eye, EyeOff, type IconNode, X } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'

interface Pane {
  title: string
  items: readonly string[]
}

interface SharingPanesProps {
  sees: Pane
  never: Pane
  /** What else holds, below both. */
  notes?: readonly string[]
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
  /** Further cells, SharingCell each. */
  children?: React.ReactNode
}

/** What sharing shows, beside what it never does. */
export function SharingPanes({ sees, never, notes = [], level = 2, children }: SharingPanesProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="wrap-anywhere relative grid grid-cols-2 overflow-hidden rounded-lg border border-ink bg-surface text-left">
        <PaneOf pane={sees} level={level} icon={Eye} mark={Check} className="narrow:p-3.5 p-6" />
        <PaneOf
          pane={never}
          level={level}
          icon={EyeOff}
          mark={X}
          className="border-0 border-line-strong border-l border-dashed bg-canvas narrow:p-3.5 p-6"
        />
        {children}
      </div>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-1 pl-[1.1em] text-ink-2 text-sm">
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PaneOfProps {
  pane: Pane
  level: 2 | 3
  icon: IconNode
  mark: IconNode
  className?: string
}

function PaneOf({ pane: { title, items }, level, icon, mark, className }: PaneOfProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className="flex items-center gap-3 text-h4">
        <Icon of={icon} />
        <span>{title}</span>
      </Heading>
      <ul className="mt-3.5 grid gap-2.5 narrow:gap-1.5 text-sm">
        {items.map((what) => (
          <li key={what} className="flex items-start gap-3">
            <Icon className="icon mt-0.5" of={mark} />
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A cell below the panes: a picture, a name, and what it is about. */
export function SharingCell({
  picture,
  title,
  children,
}: {
  picture: React.ReactNode
  title: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <div className="narrow:col-span-full flex items-center gap-4 border-line-strong border-t narrow:px-3.5 px-6 py-3.5 text-sm [&+&]:border-line-strong [&+&]:border-l narrow:[&+&]:border-l-0 [&+&]:[border-left-style:dashed] last:[&:nth-child(3)]:col-span-full">
      <span className="grid w-9 flex-none place-items-center">{picture}</span>
      <p>
        <b>{title}</b>
        <span className="block text-ink-2">{children}</span>
      </p>
    </div>
  )
}
