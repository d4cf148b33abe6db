/** Above a scene, and under its heading. */
import type { SCENE_NOTE as ENGLISH } from '../../scenes/scene'

export const SCENE_HEADING = 'Puede pasar así'
export const SCENE_NOTE: Record<keyof typeof ENGLISH, string> = {
  you: 'Escena inventada, según tu letra principal y la de la otra persona. Nadie lo ha dicho de verdad.',
  names: 'Escena inventada, según la letra principal de {one} y la de {other}. Nadie lo ha dicho de verdad.',
}
