import { Switch } from '@/components/ui/switch'
import type { Wall } from '@/lib/api/live'
import { PEOPLE, TAKE_PART, WALL_NAV } from '@/lib/copy/live/wall'
import sheet from '../session.module.css'
import styles from './live.module.css'

interface PeoplePanelProps {
  wall: Wall
  onGuests: (allowed: boolean) => void
  onSendOut: (personId: string) => void
}

/** Over the wall: whether further guests come in, and the guests, who can be sent out. */
export function PeoplePanel({ wall, onGuests, onSendOut }: PeoplePanelProps) {
  const guests = guestsOf(wall)
  return (
    <section className={sheet.help} aria-label={WALL_NAV.people}>
      <div className={styles.people}>
        <h2>{PEOPLE.guests}</h2>
        <Switch label={TAKE_PART.guests} on={wall.allows_guests} onChange={onGuests} />
        {guests.length === 0 ? (
          <p>{PEOPLE.none}</p>
        ) : (
          <>
            <ul>
              {guests.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                  <button
                    type="button"
                    className="btn btn-outline"
                    aria-label={PEOPLE.sendOutName(name)}
                    onClick={() => onSendOut(id)}
                  >
                    {PEOPLE.sendOut}
                  </button>
                </li>
              ))}
            </ul>
            <p>{PEOPLE.hint}</p>
          </>
        )}
      </div>
    </section>
  )
}

/** Guests whose name or agreement the wall shows. */
function guestsOf({ names, agreements }: Wall): { id: string; name: string }[] {
  const named = names.filter(({ is_guest }) => is_guest)
  const others = agreements.filter(({ id }) => !named.some((one) => one.id === id))
  return [...named, ...others.map(({ id, name }) => ({ id, name: name || PEOPLE.unnamed }))]
}
