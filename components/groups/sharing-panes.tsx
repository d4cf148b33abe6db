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
    <div className="gap-4 grid grid-cols-1">
      <div className="overflow-hidden rounded-lg border border-ink grid wrap-anywhere relative grid-cols-2 bg-surface text-left">
        <PaneOf pane={sees} level={level} icon={Eye} mark={Check} className="p-6 narrow:p-3.5" />
        <PaneOf
          pane={never}
          level={level}
          icon={EyeOff}
          mark={X}
          className="p-6 border-0 border-dashed border-line-strong border-l bg-canvas narrow:p-3.5"
        />
        {children}
      </div>
      {notes.length > 0 && (
        <ul className="text-sm gap-1 text-ink-2 grid pl-[1.1em] list-disc">
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
      <Heading id={id} className="text-h4 gap-3 flex items-center">
        <Icon of={icon} />
        <span>{title}</span>
      </Heading>
      <ul className="text-sm gap-2.5 grid mt-3.5 narrow:gap-1.5">
        {items.map((what) => (
          <li key={what} className="gap-3 flex items-start">
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
    <div className="text-sm px-6 py-3.5 gap-4 border-line-strong flex items-center border-t narrow:px-3.5 narrow:col-span-full [&+&]:border-0 [&+&]:border-dashed [&+&]:border-line-strong [&+&]:border-l narrow:[&+&]:border-l-0 last:[&:nth-child(3)]:col-span-full">
      <span className="place-items-center grid flex-none w-9">{picture}</span>
      <p>
        <b>{title}</b>
        <span className="text-ink-2 block">{children}</span>
      </p>
    </div>
  )
}
