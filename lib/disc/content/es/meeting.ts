/** The three lines of a meeting card. Names come before the first two; the third is said aloud. */
import type { DECIDES_FAST as FAST_ENGLISH, NO_CARD as NO_CARD_ENGLISH, NOT_ON_IT as NOT_ON_IT_ENGLISH, NEEDS_WRITING as WRITING_ENGLISH } from '../meeting'

export const NEEDS_WRITING: Record<keyof typeof WRITING_ENGLISH, string> = {
  title: 'Por escrito',
  todo: 'Envía el texto un día antes.',
}

export const DECIDES_FAST: Record<keyof typeof FAST_ENGLISH, string> = {
  title: 'Decisión rápida',
  todo: 'Pregúntales al final.',
  todoOfOne: 'Pregúntale al final.',
}

export const OPEN_WITH = 'Para empezar'

/** Why someone is not on the card: `one` other, `some` others, `{count}` of them, or the reader. */
export const NOT_ON_IT: Record<keyof typeof NOT_ON_IT_ENGLISH, Record<'one' | 'some' | 'you', string>> = {
  hidden: {
    one: 'Otra persona solo muestra su nombre, así que no está en la tarjeta.',
    some: 'Otras {count} personas solo muestran su nombre, así que no están en la tarjeta.',
    you: 'Solo muestras tu nombre, así que no estás en la tarjeta.',
  },
  unanswered: {
    one: 'Otra persona todavía no ha hecho el test.',
    some: 'Otras {count} personas todavía no han hecho el test.',
    you: 'Todavía no has hecho el test, así que no estás en la tarjeta.',
  },
}

/** In place of a card. */
export const NO_CARD: Record<keyof typeof NO_CARD_ENGLISH, string> = {
  hidden: 'Aquí nadie muestra su estilo al resto, así que no hay tarjeta.',
  unanswered: 'Aquí nadie ha hecho todavía el test, así que no hay tarjeta.',
  unchosen: 'Elige quién participa.',
}

/** Who it comes from, and what it is not for. */
export const CARD_NOTE = 'La tarjeta usa solo lo que cada persona aceptó mostrar. No es para contratar, evaluar ni fijar sueldos.'
