/**
 * The password once more, for an admin's act that weighs much. The server asks for it by refusing; whatever screen
 * called then waits, as it is, until the dialog that stands on admin pages is through.
 */

/** Asks the person. Whether they showed their password, or gave up. */
type Prover = () => Promise<boolean>

let prover: Prover | null = null

/** Who asks from now on. Returns how to stop. */
export function setProver(asks: Prover): () => void {
  prover = asks
  return () => {
    if (prover === asks) prover = null
  }
}

/** Asks, where a page has somebody to do it. */
export async function askForProof(): Promise<boolean> {
  return prover ? prover() : false
}
