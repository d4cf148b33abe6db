/** From this size of the whole picture, texture is legible and the letters over it are large text. */
export const MIN_TEXTURED_SIZE = 120
