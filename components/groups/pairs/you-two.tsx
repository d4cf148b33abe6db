import { SharedTextures } from '@/components/charts/texture/texture'
import '@/components/ui/print.css'
import { Toaster } from '@/components/ui/toaster'
import { TEAM_NOTE } from '@/lib/disc/content/team'
import { Bridge, type NamedPerson } from './bridge'
import { Directions } from './directions'
import { Facing } from './facing'
import { SceneCard } from './scene-card'

interface YouTwoProps {
  me: NamedPerson
  other: NamedPerson
  /** The other one has this page, too. */
  isRead?: boolean
  /** Stands below what helps. */
  children?: React.ReactNode
}

/** Two people who show each other their styles, said to one of them. On paper the scene comes first. */
export function YouTwo({ me, other, isRead = true, children }: YouTwoProps) {
  return (
    <SharedTextures>
      <div className="flex flex-col print:pr-px">
        <Facing me={me} other={other} />
        <div className="container flex flex-col narrow:pt-8 pt-11 pb-[clamp(48px,7vw,84px)] print:contents">
          <div className="print:order-3">
            <Bridge me={me} other={other} />
          </div>
          <div className="mt-16 narrow:mt-11 print:order-1 print:mt-6">
            <SceneCard people={[me, other]} isMine />
          </div>
          <div className="mt-19 narrow:mt-13 grid grid-cols-1 gap-5 narrow:gap-3 print:order-4 print:mt-4">
            <Directions me={me} other={other} isRead={isRead} />
            {children}
            <p className="text-ink-2 text-sm">{TEAM_NOTE}</p>
          </div>
        </div>
      </div>
      <Toaster />
    </SharedTextures>
  )
}
