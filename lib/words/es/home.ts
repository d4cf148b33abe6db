import type * as en from '../en/home'
import { type Like, message } from '../message'

export const you: Like<typeof en.you> = {
  title: 'Tu página',
  result: 'Tu resultado',
  overTime: 'Tu historial',
  openFew: 'Abrirlo',
  sittings: 'Tus tests',
  again: 'Repetir el test',
  earlier: message('{count, plural, one {# anterior} many {# de anteriores} other {# anteriores}}'),
  tooFew: 'Muy pocas respuestas',
  one: 'Abrir este',
  oneOf: message('Abrir este: {label}'),
  several: message(
    '{count, plural, one {Ver su test} many {Ver sus # de tests} other {Ver sus # tests}}',
  ),
}

export const today: Like<typeof en.today> = {
  title: 'Di esto hoy',
  line: message('{line}'),
  not: 'Evita:',
  another: 'Otra frase',
  report: 'Abrir tu informe',
}

export const tryMails: Like<typeof en.tryMails> = {
  label: 'Enviarme una frase por correo más o menos cada semana',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
}

export const people: Like<typeof en.people> = {
  title: 'Tú y…',
  same: 'en tu cuadrante',
  next: 'a tu lado',
  across: 'al otro lado del círculo',
  new: 'Alguien más',
  byLink: 'por un enlace',
  none: 'Compararte con alguien',
  all: 'Toda la gente de tus grupos',
}

export const goal: Like<typeof en.goal> = {
  title: 'Tu próxima meta',
  all: 'Las tres',
  done: message('{done, number} de {of, number} cumplidas'),
  by: message('Fecha límite: {day}.'),
  wasDue: message('La fecha límite era: {day}.'),
}

export const groups: Like<typeof en.groups> = {
  title: 'Tus grupos',
  all: 'Todos',
  make: 'Crear uno',
  none: 'Ningún grupo por ahora. En un grupo ves cómo trabaja en conjunto tu equipo.',
  invitedBy: message('Tienes una invitación de {leader}.'),
  asks: 'Tiene una pregunta para ti.',
  people: message('{count, plural, one {# persona} many {# de personas} other {# personas}}.'),
  peopleShown: message(
    '{count, plural, one {# persona} many {# de personas} other {# personas}}, {shown, number} en el círculo.',
  ),
}
