export const SCENE_HEADING = 'So kann es laufen'
export const SCENE_NOTE = {
  you: 'Ausgedacht, nach den Buchstaben, die bei euch vorn liegen. Gesagt habt ihr das nicht.',
  names: 'Ausgedacht, nach den Buchstaben, die bei {one} und {other} vorn liegen. Gesagt haben die beiden das nicht.',
} as const
