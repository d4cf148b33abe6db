import type * as en from '../en/ui'
import { type Like, message } from '../message'

export const controls: Like<typeof en.controls> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  showField: message('Anzeigen: {label}'),
  hideField: message('Verbergen: {label}'),
  noAnswer: 'Der Server antwortet nicht. Es ist nichts verloren gegangen.',
}
