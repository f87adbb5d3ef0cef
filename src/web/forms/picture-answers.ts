import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"

/** The pictures in the answer to a form. */
export const readAnsweredPictures = (answer: object | undefined): readonly FieldPicture[] =>
  answer && "pictures" in answer ? (answer.pictures as readonly FieldPicture[]) : []
