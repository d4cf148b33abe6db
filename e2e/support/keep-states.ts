/** After the last test: what `--update-snapshots` let the states note is kept. Without it there is nothing to keep. */
import { keepSeen } from './screens/kept-states'

export default keepSeen
