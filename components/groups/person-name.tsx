import { fullName } from '@/lib/display-name'

interface PersonNameProps {
  person: { first_name: string; last_name: string }
}

/** A name kept apart from the sentence around it, whichever way it is written. */
export function PersonName({ person }: PersonNameProps) {
  return <bdi>{fullName(person)}</bdi>
}
