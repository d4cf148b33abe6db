/** How much of a letter's color is left where a score may reach, beyond what is sure. */
export const SOFT = 0.38
