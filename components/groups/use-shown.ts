import { useDeferredValue, useState } from 'react'
import { fullName } from '@/lib/display-name'
import { isFound } from '@/lib/search'

/** A list longer than this can be searched. */
const SEARCHED_FROM = 16
/** So many rows are shown at first, and so many more each time. */
const PAGE = 50

interface Named {
  first_name: string
  last_name: string
  full_name?: string
  email?: string | null
}

/** The part of a long list of people that is shown: those whose name matches, page by page. */
export function useShown<Person extends Named>(people: readonly Person[]) {
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const wanted = useDeferredValue(search)
  const matching =
    wanted.trim() === ''
      ? people
      : people.filter((person) => isFound(wanted, `${fullName(person)} ${person.email ?? ''}`))
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setLimit(PAGE)
    },
    canSearch: people.length >= SEARCHED_FROM,
    matching,
    shown: matching.slice(0, limit),
    more: Math.max(0, matching.length - limit),
    showMore: () => setLimit(limit + PAGE),
  }
}
