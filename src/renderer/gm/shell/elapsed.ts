/** "12 s", "1 min 6 s", "1 h 2 min": the time that has passed in the fight, as a GM would say it. */
export function elapsedInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  const hours = Math.floor(minutes / 60)
  if (hours > 0) return `${hours} h ${minutes % 60} min`
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
}
