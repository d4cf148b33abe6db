'use client'

import { Dialog } from '@/components/ui/dialog'
import { PersonLine } from './person-line'
import type { TeamPerson } from './team-person'

interface CrowdDialogProps {
  people: readonly TeamPerson[]
  open: boolean
  onClose: () => void
}

/** Everyone who stands in one place of the circle. */
export function CrowdDialog({ people, open, onClose }: CrowdDialogProps) {
  return (
    <Dialog title={`${people.length} people in one place`} open={open} onClose={onClose}>
      <p className="text-ink-2 text-sm">
        Their scores are so close that one mark stands for all of them.
      </p>
      <ul
        className="mt-3.5 max-h-[24rem] overflow-y-auto [&_li]:px-0 [&_li]:py-2.5"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
        tabIndex={0}
        aria-label="People in this place"
      >
        {people.map((person) => (
          <li className="border-line border-t" key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
