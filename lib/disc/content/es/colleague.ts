/** What a member of a group reads about what they bring to the rest. Styles and places, never a score. */
import type { PerLetter } from '../../letters'

/** What a person who leads with a letter brings … */
export const BRINGS: PerLetter<string> = {
  D: 'Empujas para que se decida',
  I: 'Haces que la gente hable',
  S: 'Pones calma y constancia',
  C: 'Revisas antes de que algo salga',
}

/** … and what the second letter of a style adds. */
export const BRINGS_TOO: PerLetter<string> = {
  D: ', y además pones las cosas en marcha.',
  I: ', y además te ganas a la gente.',
  S: ', y además te fijas en cómo está el resto.',
  C: ', y además cuidas los detalles.',
}

/** What a group is short on where few lead with a letter. */
export const SHORT_ON: PerLetter<string> = {
  D: 'Gente que cierre una cuestión abierta.',
  I: 'Gente que cuente fuera lo que hace el grupo.',
  S: 'Gente que note cuándo alguien tiene demasiado trabajo.',
  C: 'Gente que revise antes de decir que sí.',
}
