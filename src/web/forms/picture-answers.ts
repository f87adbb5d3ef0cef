import type { FieldPicture } from "#src/features/media/ui/field-picture.ts"

/** The pictures that an answer to a form brought along. */
export const picturesOf = (answer: object | undefined): readonly FieldPicture[] =>
  answer && "pictures" in answer ? (answer.pictures as readonly FieldPicture[]) : []
