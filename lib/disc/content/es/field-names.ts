import type { Field } from '../field-names'

export const FIELD_NAMES: Record<Field, string> = {
  office: 'Oficina',
  care: 'Cuidados',
  sales: 'Ventas',
  trade: 'Oficios',
  teaching: 'Enseñanza',
  technology: 'Tecnología',
}
