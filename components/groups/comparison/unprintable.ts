import { printable } from '@/lib/pdf/printable'
import { numbered, UNNAMED } from '@/lib/pdf/printed-team'

/** A name of which a PDF cannot print all. */
export interface Unprintable {
  /** Of the member; `group` for the group's own name. */
  id: string
  name: string
  /** What of it can be printed. */
  printed: string
  /** What is printed where nothing of it can be. */
  instead: string
}

/** Of the group and its members, in the order of the PDF. */
export function unprintableOf(
  groupName: string,
  people: readonly { id: string; name: string }[],
): Unprintable[] {
  const members = people.map(({ id, name }, at) => ({ id, name, instead: numbered(at) }))
  return [{ id: 'group', name: groupName, instead: UNNAMED }, ...members].flatMap((one) => {
    const { text, lost } = printable(one.name)
    return lost.length > 0 ? { ...one, printed: text } : []
  })
}
