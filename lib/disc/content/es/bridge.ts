import type { BRIDGE as ENGLISH } from '../bridge'

/** Which of two things lies between two people, said to one of them; pace and focus are drawn above it. */
export const BRIDGE: Record<keyof typeof ENGLISH, string> = {
  alike: 'El ritmo es parecido, y lo que va primero también.',
  neighbors: 'Casi no hay distancia, ni en el ritmo ni en lo que va primero.',
  pace: 'La diferencia está en el ritmo.',
  focus: 'La diferencia está en lo que va primero.',
  both: 'La diferencia está en el ritmo y en lo que va primero.',
  nearPace: 'En el ritmo casi no hay distancia.',
  nearFocus: 'En lo que va primero casi no hay distancia.',
}
