'use client'

import { Dialog } from '@/components/ui/dialog'
import styles from './crowd-dialog.module.css'
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
      <p className="sm mut">Their scores are so close that one mark stands for all of them.</p>
      <ul
        className={styles.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
        tabIndex={0}
        aria-label="People in this place"
      >
        {people.map((person) => (
          <li className="lined-top" key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
