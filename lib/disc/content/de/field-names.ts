import type { Field } from '../field-names'

export const FIELD_NAMES: Record<Field, string> = {
  office: 'Büro',
  care: 'Pflege',
  sales: 'Verkauf',
  trade: 'Handwerk',
  teaching: 'Schule',
  technology: 'IT',
}
