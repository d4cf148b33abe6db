export const SCENE_HEADING = 'So kann es gehen'
export const SCENE_NOTE = {
  you: 'Ausgedacht, nach den Buchstaben, die bei euch vorn liegen. Gesagt hat das niemand von euch.',
  names: 'Ausgedacht, nach den Buchstaben, die bei {one} und {other} vorn liegen. Gesagt hat das niemand von beiden.',
} as const
