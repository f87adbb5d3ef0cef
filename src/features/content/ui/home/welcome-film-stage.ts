/** Where the welcome film stands: once over, it stays over. */
export type FilmStage = "loading" | "showing" | "over"

type FilmEvent = "plays" | "ends"

const next: Record<FilmEvent, (stage: FilmStage) => FilmStage> = {
  // A film that stalls tells again and again that it plays, even in the moment in which it is ended.
  plays: (stage) => (stage === "loading" ? "showing" : stage),
  ends: () => "over",
}

/** The stage after something has happened to the film. */
export const nextFilmStage = (stage: FilmStage, event: FilmEvent): FilmStage => next[event](stage)
