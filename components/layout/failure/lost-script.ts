/** Whether a page failed because one of its scripts did not arrive; only a reload asks for that again. */
export function isLostScript({ name }: Error): boolean {
  return name === 'ChunkLoadError'
}
