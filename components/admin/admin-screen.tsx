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
    <div className="container page page-close gap-7 grid grid-cols-1 narrow:gap-5.5">
      <header className="flex flex-wrap justify-between items-end gap-y-4.5 gap-x-8">
        <div className="gap-3 grid min-w-0 wrap-anywhere [flex:1_1_24rem]">
          <h1 className="text-d2">{title}</h1>
          {note && <p className="text-ink-2 max-w-[44rem]">{note}</p>}
        </div>
        {aside && (
          <div className="gap-3 flex flex-wrap narrow:[flex:1_1_0] narrow:[flex-basis:100%] narrow:[&>*]:[flex:1_1_0] print:hidden!">
            {aside}
          </div>
        )}
      </header>
      {children}
      <p className="text-xs text-ink-3">Times are in your time zone. Daily counts are in UTC.</p>
    </div>
  )
}
