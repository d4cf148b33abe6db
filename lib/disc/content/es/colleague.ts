/** What a member of a group reads about what they bring to the rest. Styles and places, never a score. */
import type { PerLetter } from '../../letters'

/** What a person who leads with a letter brings … */
export const BRINGS: PerLetter<string> = {
  D: 'Empujas al grupo a decidir',
  I: 'Haces que la gente hable',
  S: 'Pones calma y constancia',
  C: 'Revisas el trabajo antes de que salga',
}

/** … and what the second letter of a style adds. */
export const BRINGS_TOO: PerLetter<string> = {
  D: ', y además pones las cosas en marcha.',
  I: ', y además te ganas a la gente.',
  S: ', y además te fijas en cómo está cada persona.',
  C: ', y además cuidas los detalles.',
}

/** What a group is short on where few lead with a letter. */
export const SHORT_ON: PerLetter<string> = {
  D: 'Gente que decida lo que está pendiente.',
  I: 'Gente que dé a conocer lo que hace el grupo.',
  S: 'Gente que note cuándo alguien tiene demasiado trabajo.',
  C: 'Gente que revise antes de decir que sí.',
}
