import type { BRIDGE as ENGLISH } from '../bridge'

/** Which of two things lies between two people, said to one of them; pace and focus are drawn above it. */
export const BRIDGE: Record<keyof typeof ENGLISH, string> = {
  alike: 'El ritmo es parecido, y lo que va primero también.',
  neighbors: 'En el ritmo y en lo que va primero apenas hay distancia.',
  pace: 'La diferencia está en el ritmo.',
  focus: 'La diferencia está en lo que va primero.',
  both: 'La diferencia está en el ritmo y en lo que va primero.',
  nearPace: 'En el ritmo apenas hay distancia.',
  nearFocus: 'En lo que va primero apenas hay distancia.',
}
