import { entry } from '../endpoint'

export const makePairLink = entry('POST', '/api/results/:id/pairs', 'result')
export const listPairs = entry('GET', '/api/pairs', 'public')
export const getPair = entry('GET', '/api/pairs/:id', 'pair')
export const getPairPdf = entry('GET', '/api/pairs/:id/pdf', 'pair')
export const endPair = entry('DELETE', '/api/pairs/:id', 'pair')
export const agreeToPair = entry('POST', '/api/pair-links/:token/agree', 'result')
export const compareByShare = entry('POST', '/api/share-links/:token/compare', 'result')
export const offerAgreement = entry('PUT', '/api/pairs/:id/agreement', 'pair')
export const setPairMail = entry('PUT', '/api/pairs/:id/follow-up', 'own')
export const dropPairAgreement = entry('DELETE', '/api/pairs/:id/agreement', 'pair')
