/**
 * A style's headline, "The Quiet Architect · CS". It breaks inside the name alone: the letters, and the dot before them,
 * stay with its last word.
 */
export const styleTitle = (title: string | null) => title?.replace(' · ', '\u00a0·\u00a0')
