/** What is said of a team as one picture: a headline, and the seats where no one sits. */
import type { PerLetter } from '../../letters'
import type { HEADLINES as ENGLISH } from '../team-story'

type Headlines = Record<Exclude<keyof typeof ENGLISH, 'chairs'>, string> & {
  chairs: Record<keyof (typeof ENGLISH)['chairs'], string>
}

/** Headlines; `{Many}` is how many are on the circle, as a word that agrees with a feminine noun. */
export const HEADLINES: Headlines = {
  none: 'Aquí aún no se sienta nadie.',
  first: 'Una persona, y sitio para más.',
  across: '{one} se sienta enfrente de {two}.',
  chairs: {
    1: '{Many} personas y una silla vacía.',
    2: '{Many} personas y dos sillas vacías.',
    3: '{Many} personas y tres sillas vacías.',
  },
  middle: '{Many} personas, y nadie en el centro.',
  taken: '{Many} personas, y ninguna silla vacía.',
  open: '{Many} personas alrededor de un círculo.',
}

/** … where all lead with one letter. */
export const ALIKE: PerLetter<string> = {
  D: '{Many} manos, un solo volante.',
  I: '{Many} voces, una sola canción.',
  S: '{Many} espaldas, una sola carga.',
  C: '{Many} lupas, una sola página.',
}

/** A seat that no one takes: whose it would be, and what does not happen. */
export const EMPTY_SEATS: PerLetter<{ title: string; who: string; gap: string }> = {
  D: {
    title: 'Nadie con la D por delante',
    who: 'El sitio de quien decide mientras el resto lo sopesa.',
    gap: 'Nadie decide antes del mediodía.',
  },
  I: {
    title: 'Nadie con la I por delante',
    who: 'El sitio de quien cuenta fuera lo que hace el equipo.',
    gap: 'Nadie cuenta fuera lo que hace el equipo.',
  },
  S: {
    title: 'Nadie con la S por delante',
    who: 'El sitio de quien nota cuándo alguien tiene demasiado trabajo.',
    gap: 'Nadie nota quién tiene demasiado trabajo.',
  },
  C: {
    title: 'Nadie con la C por delante',
    who: 'El sitio de quien revisa antes de decir que sí.',
    gap: 'Nadie revisa lo que sale.',
  },
}

/** In place of a name, where members see names only and no one's letter. */
export const SOMEONE = 'alguien con la {letter} por delante'

/** Who could take such a seat. */
export const NEAREST = 'Quien está más cerca es {near}. Pregúntale, y en serio.'
