import { type Choices, otherPick, type Pick } from '@/lib/disc/form/choices'

/** The focused statement (from 0) in one of the two groups. */
export interface Place {
  pick: Pick
  row: number
}

export type Command =
  | ({ do: 'focus' } & Place)
  | ({ do: 'choose' } & Place)
  | { do: 'next' }
  | { do: 'previous' }
  /** Held down: swallowed, so that one long press is one step. */
  | { do: 'nothing' }

export interface Press {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  repeat: boolean
}

interface Grid {
  options: readonly { id: string }[]
  choices: Choices
  /** Letter and number keys may be turned off (WCAG 2.1.4). */
  shortcuts: boolean
}

/**
 * What a key means on a focused pick, or null where the browser's own meaning is right. Space is the
 * browser's, except on a suggested pick: on a checked radio the browser does nothing.
 */
export function commandFor(press: Press, at: Place, grid: Grid): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null
  switch (press.key) {
    case 'ArrowDown':
      return alongGroup(at, 1, grid)
    case 'ArrowUp':
      return alongGroup(at, -1, grid)
    case 'ArrowLeft':
    case 'ArrowRight':
      return { do: 'focus', pick: otherPick(at.pick), row: at.row }
    case ' ':
      return isSuggested(at, grid) ? { do: 'choose', ...at } : null
    case 'Enter':
      if (press.repeat) return { do: 'nothing' }
      return { do: press.shiftKey ? 'previous' : 'next' }
    default:
      return grid.shortcuts ? shortcut(press.key.toLowerCase(), at, grid) : null
  }
}

function isSuggested({ pick, row }: Place, { options, choices }: Grid): boolean {
  return choices.suggested === true && options[row]?.id === choices[pick]
}

/** Arrows check as they go, as in any radio group, except where that would take the other group's pick. */
function alongGroup(at: Place, by: number, { options, choices }: Grid): Command {
  const row = (at.row + by + options.length) % options.length
  const taken = options[row]?.id === choices[otherPick(at.pick)]
  return { do: taken ? 'focus' : 'choose', pick: at.pick, row }
}

function shortcut(key: string, at: Place, { options }: Grid): Command | null {
  if (key === 'm') return { do: 'choose', pick: 'most', row: at.row }
  if (key === 'l') return { do: 'choose', pick: 'least', row: at.row }
  const row = /^[1-9]$/.test(key) ? Number(key) - 1 : -1
  return row in options ? { do: 'focus', pick: at.pick, row } : null
}
