import { z } from "@hono/zod-openapi"

/** The picture fields of a call, for the API description: new files, and ids or URLs of pictures to keep. */
export const pictureCallFields = {
  pic: z
    .array(z.string().openapi({ format: "binary" }))
    .optional()
    .describe("New pictures: jpeg, png, webp or gif; one of at most 4 MB, or several of at most 3 MB each"),
  oldPic: z.array(z.string()).optional().describe("Pictures that stay, by id or address"),
  version: z.string().optional().describe("The version that was edited; a later one answers 409"),
} as const

/** A `multipart/form-data` body for the API description; it is streamed, not parsed by the router. */
export const pictureCallBody = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "multipart/form-data": { schema } },
})
