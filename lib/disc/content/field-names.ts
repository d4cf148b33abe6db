/** The fields of work that a reader may name. They word examples and score nothing. */
export const FIELDS = ['office', 'care', 'sales', 'trade', 'teaching', 'technology'] as const

export type Field = (typeof FIELDS)[number]

export const FIELD_NAMES: Record<Field, string> = {
  office: 'Office',
  care: 'Care',
  sales: 'Sales',
  trade: 'Trades',
  teaching: 'Teaching',
  technology: 'Technology',
}
