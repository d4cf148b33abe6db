/** How long the browser may take to write the file before its memory is given back. */
const REVOKE_AFTER_MS = 60_000

/** Hands a file to the person, as a download. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
