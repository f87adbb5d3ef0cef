import { z } from "@hono/zod-openapi"

/** The pictures of a call, for its description: files, and the ids or addresses of those that stay. */
export const pictureCallFields = {
  pic: z
    .array(z.string().openapi({ format: "binary" }))
    .optional()
    .describe("New pictures: jpeg, png, webp or gif; one of at most 4 MB, or several of at most 3 MB each"),
  oldPic: z.array(z.string()).optional().describe("Pictures that stay, by id or address"),
  version: z.string().optional().describe("The version that was edited; a later one answers 409"),
} as const

/** A `multipart/form-data` body, for a call's description: it is read as it streams in, not by the router. */
export const multipartBody = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "multipart/form-data": { schema } },
})
