/** What is said of a team as one picture: a headline, and the seats where no one sits. */
import type { PerLetter } from '../../letters'
import type { HEADLINES as ENGLISH } from '../team-story'

type Headlines = Record<Exclude<keyof typeof ENGLISH, 'chairs'>, string> & {
  chairs: Record<keyof (typeof ENGLISH)['chairs'], string>
}

/** Headlines; `{Many}` is how many are on the circle, as a word that agrees with a feminine noun. */
export const HEADLINES: Headlines = {
  none: 'Aquí aún no se sienta nadie.',
  first: 'Una persona, y lugar para más.',
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
  D: '{Many} personas, un solo volante.',
  I: '{Many} voces, una sola canción.',
  S: '{Many} espaldas, una sola carga.',
  C: '{Many} lupas, una sola página.',
}

/** A seat that no one takes: whose it would be, and what does not happen. */
export const EMPTY_SEATS: PerLetter<{ title: string; who: string; gap: string }> = {
  D: {
    title: 'Nadie con letra principal D',
    who: 'El lugar de quien decide mientras el resto lo sopesa.',
    gap: 'Nadie decide enseguida.',
  },
  I: {
    title: 'Nadie con letra principal I',
    who: 'El lugar de quien da a conocer el trabajo del equipo.',
    gap: 'Nadie da a conocer el trabajo del equipo.',
  },
  S: {
    title: 'Nadie con letra principal S',
    who: 'El lugar de quien nota cuándo alguien tiene demasiado trabajo.',
    gap: 'Nadie nota quién tiene demasiado trabajo.',
  },
  C: {
    title: 'Nadie con letra principal C',
    who: 'El lugar de quien revisa antes de decir que sí.',
    gap: 'Nadie revisa lo que se envía.',
  },
}

/** In place of a name, where members see names only and no one's letter. */
export const SOMEONE = 'alguien con letra principal {letter}'

/** Who could take such a seat. */
export const NEAREST = 'Quien está más cerca es {near}. Pregúntale si quiere ese lugar, y que sea en serio.'
