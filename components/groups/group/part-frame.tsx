import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import { Trail } from '../trail'
import { GroupParts } from './group-parts'

interface PartFrameProps {
  group: { id: string; name: string }
  at: 'invite' | 'settings'
  /** Where one is, at the end of the way up. */
  here: string
  title: string
  children: React.ReactNode
}

/** A page of a group beside its own: the way back to the people, and what it is about. */
export function PartFrame({ group, at, here, title, children }: PartFrameProps) {
  return (
    <div className="page page-close container grid grid-cols-1 gap-6">
      <Trail group={group} here={here} />
      <div className="mx-auto grid w-full max-w-160 grid-cols-1 gap-5">
        <GroupParts groupId={group.id} at={at} />
        <h1 className="wrap-anywhere mt-2 text-d3">{title}</h1>
        {children}
      </div>
      <Toaster />
    </div>
  )
}
