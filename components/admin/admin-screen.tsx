import '@/components/ui/print.css'

interface AdminScreenProps {
  title: React.ReactNode
  /** One sentence under the title. */
  note?: React.ReactNode
  /** Stands at the end of the title's line. */
  aside?: React.ReactNode
  children: React.ReactNode
}

/** One of the admin's screens: its title, what can be done about all of it, and what it holds. */
export function AdminScreen({ title, note, aside, children }: AdminScreenProps) {
  return (
    <div className="page page-close container grid grid-cols-1 gap-7 narrow:gap-5.5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4.5">
        <div className="wrap-anywhere grid min-w-0 gap-3 [flex:1_1_24rem]">
          <h1 className="text-d2">{title}</h1>
          {note && <p className="max-w-[44rem] text-ink-2">{note}</p>}
        </div>
        {aside && (
          <div className="print:hidden! flex flex-wrap gap-3 narrow:[flex-basis:100%] narrow:[flex:1_1_0] narrow:[&>*]:[flex:1_1_0]">
            {aside}
          </div>
        )}
      </header>
      {children}
      <p className="text-ink-3 text-xs">Times are in your time zone. Daily counts are in UTC.</p>
    </div>
  )
}
