/** Its address may start at the root: `sendEmail` adds the origin. */
export type EmailPicture = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}
