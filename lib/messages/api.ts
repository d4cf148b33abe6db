import { failureMessages } from './failure'

const NOT_OPEN = 'Payments aren’t open yet.'

export const apiMessages = {
  ...failureMessages.api,
  malformed: 'This is not valid JSON.',
  invalid: 'Some of what you sent isn’t right. Please check it and try again.',
  notSignedIn: 'Please sign in first.',
  notFound: 'There is nothing here.',
  triesAtOnce: 'More people than usual tried this at the same moment.',
  methodNotAllowed: 'This URL does not accept that method.',
  tooLarge: 'This is more than we can take in one request.',
  wrongType: 'Please send JSON (content type application/json).',
  compressed: 'Please send the body without compression.',
  unreadable: 'This request could not be understood. Please reload the page.',
  localOnly:
    'This copy only answers to localhost. If it should answer to this name, set APP_URL to it.',
  goneMeanwhile: 'This was deleted a moment ago. Please reload the page.',
  crossSite: 'This request came from another site, so it was not carried out.',
  otherAddress: (ours: string) =>
    `Nothing was changed: this page was opened at a different address than ${ours}. Please use that one. Whoever runs this copy sets it as APP_URL.`,
  premium: 'This is part of the complete report.',
  previewMode: NOT_OPEN,
  paymentsAway: 'Payments cannot be reached right now. Please try again in a moment.',
  badSignature: 'This was not signed by our payment provider.',
  submittedOtherwise: 'This assessment was already submitted with other answers.',
  savedElsewhere: 'This assessment has been saved on another device since then.',
  tooBusy:
    'More people are here right now than we can serve at once. Please try again in a moment.',
  pdfBusy: 'A lot of PDFs are being made right now. Please try again in a moment.',
  pdfPlaces: 'We’re still making other PDFs for you or your network. Please try again in a moment.',
  pdfTooBig: 'This PDF is too big for us to make. A smaller group would work.',
} as const
