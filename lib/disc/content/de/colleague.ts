import type { PerLetter } from '../../letters'

/** Each a main clause without a clause of its own, so that `BRINGS_TOO` can go on without a comma. */
export const BRINGS: PerLetter<string> = {
  D: 'Du drängst auf eine Entscheidung',
  I: 'Du bringst die Leute ins Gespräch',
  S: 'Du hältst die Arbeit gleichmäßig am Laufen',
  C: 'Du prüfst alles vor dem Abschicken',
}

export const BRINGS_TOO: PerLetter<string> = {
  D: ' und setzt Dinge in Gang.',
  I: ' und nimmst andere mit.',
  S: ' und achtest auf die anderen.',
  C: ' und achtest auf die Einzelheiten.',
}

export const SHORT_ON: PerLetter<string> = {
  D: 'Menschen, die offene Fragen klären.',
  I: 'Menschen, die anderen erzählen, was die Gruppe geschafft hat.',
  S: 'Menschen, die merken, wenn jemand zu viel zu tun hat.',
  C: 'Menschen, die prüfen, bevor sie ja sagen.',
}
