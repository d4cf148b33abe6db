/** What is wrong with a file that someone gave us, in a sentence, with its line where it has one. */
export class FileProblem extends Error {
  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line}: ${message}`)
  }
}
