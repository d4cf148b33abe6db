/** How long the browser may take to write the file before its memory is given back. */
const REVOKE_AFTER_MS = 60_000

/** Hands a file to the person, as a download; in an app that Safari added, which has none, by the device's own sheet. */
export function saveFile(blob: Blob, fileName: string): void {
  const files = [new File([blob], fileName, { type: blob.type })]
  if ('standalone' in navigator && navigator.standalone && navigator.canShare?.({ files })) {
    // It is closed, or the press was too long ago: the person presses again.
    navigator.share({ files }).catch(() => {})
    return
  }
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
