import type { BRIDGE as English } from '../bridge'

export const BRIDGE: Record<keyof typeof English, string> = {
  alike: 'Ihr habt das gleiche Tempo und seht zuerst auf dasselbe.',
  neighbors: 'Euer Tempo ist fast gleich, und ihr seht zuerst fast auf dasselbe.',
  pace: 'Euch unterscheidet das Tempo.',
  focus: 'Euch unterscheidet, worauf ihr zuerst seht.',
  both: 'Euch unterscheidet das Tempo, und auch, worauf ihr zuerst seht.',
  nearPace: 'Euer Tempo ist fast gleich.',
  nearFocus: 'Worauf ihr zuerst seht, ist fast gleich.',
}
