import 'server-only'

/** The JSON of an answer whose parts were written before; a unit test holds it against the contract. */
export class WrittenAnswer {
  constructor(readonly json: string) {}
}
