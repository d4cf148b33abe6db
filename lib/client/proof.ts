/**
 * The password once more, for an admin's act that weighs much. The server asks for it with the error `proof_needed`.
 * The call that met it waits until the dialog of the admin's pages has been answered, and is then sent again.
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
