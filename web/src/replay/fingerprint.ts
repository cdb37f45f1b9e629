/** The fingerprint of a seed, worked out by the browser; apart, since only the audit needs it. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What the server hashes before the seed, so that it is the hash of nothing else. */
const PREFIX = 'ostrog seed'

/** The fingerprint of a seed, as digits. Browsers themselves hash only over HTTPS. */
export function fingerprint(seed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(PREFIX), hexToBytes(seed))))
}
