/** The stage of the welcome film. "over" is final. */
export type FilmStage = "loading" | "showing" | "over"

type FilmEvent = "plays" | "ends"

const next: Record<FilmEvent, (stage: FilmStage) => FilmStage> = {
  // A stalling film fires `playing` repeatedly, even while it ends.
  plays: (stage) => (stage === "loading" ? "showing" : stage),
  ends: () => "over",
}

/** The stage after an event of the film. */
export const nextFilmStage = (stage: FilmStage, event: FilmEvent): FilmStage => next[event](stage)
