import type * as en from '../en/ui'
import { type Like, message } from '../message'

export const controls: Like<typeof en.controls> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  show: 'Mostrar',
  hide: 'Ocultar',
  showField: message('Mostrar: {label}'),
  hideField: message('Ocultar: {label}'),
  noAnswer: 'El servidor no responde. No se perdió nada.',
}
