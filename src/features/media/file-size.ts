const bytesInKilobyte = 1000

/** '420 kB', '3.1 MB'. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / bytesInKilobyte))
  return kilobytes < bytesInKilobyte
    ? `${kilobytes}\u00A0kB`
    : `${(kilobytes / bytesInKilobyte).toFixed(1)}\u00A0MB`
}
