/** The product's name, in one place: a person must clear it before launch. */
export const PRODUCT = 'Discern'
export const COPYRIGHT_FROM = 2019
