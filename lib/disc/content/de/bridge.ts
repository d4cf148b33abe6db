import type { BRIDGE as English } from '../bridge'

export const BRIDGE: Record<keyof typeof English, string> = {
  alike: 'Ihr habt das gleiche Tempo und achtet zuerst auf dasselbe.',
  neighbors: 'Euer Tempo ist fast gleich, und ihr achtet zuerst auf fast dasselbe.',
  pace: 'Euch unterscheidet das Tempo.',
  focus: 'Euch unterscheidet, worauf ihr zuerst achtet.',
  both: 'Euch unterscheidet beides: das Tempo und worauf ihr zuerst achtet.',
  nearPace: 'Euer Tempo ist fast gleich.',
  nearFocus: 'Ihr achtet zuerst auf fast dasselbe.',
}
