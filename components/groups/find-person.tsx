import { Search } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'

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
    <div className="print:hidden! relative">
      <label htmlFor={id} className="sr-only">
        Find a person
      </label>
      <Icon className="icon absolute top-3 left-3.5 text-ink-3" of={Search} />
      <input
        className="input py-0 pr-3.5 pl-11"
        id={id}
        type="search"
        placeholder="Find a person"
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className={search && found === 0 ? 'text-ink-2' : 'sr-only'}>
        {search && (found === 0 ? 'No one here has that name.' : `${found} found`)}
      </p>
    </div>
  )
}
