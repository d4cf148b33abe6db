import { Search } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './find-person.module.css'

interface FindPersonProps {
  search: string
  onSearch: (text: string) => void
  /** How many match. */
  found: number
}

/** Narrows a long list down by name. */
export function FindPerson({ search, onSearch, found }: FindPersonProps) {
  const id = useId()
  return (
    <div className={`unprinted relative ${styles.find}`}>
      <label htmlFor={id} className="vh">
        Find a person
      </label>
      <Icon className="icon faint" of={Search} />
      <input
        className="pressable input"
        id={id}
        type="search"
        placeholder="Find a person"
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className={search && found === 0 ? 'mut' : 'vh'}>
        {search && (found === 0 ? 'No one here has that name.' : `${found} found`)}
      </p>
    </div>
  )
}
