import { preload } from "react-dom"
import { classes } from "#src/ui/classes.ts"
import { type PictureShot, type PictureSource, fallbackPictureAddress, sourceSet } from "./picture-sources.ts"
import styles from "./picture.module.css"

type PictureProps = {
  picture: PictureSource
  /** How wide it is shown, as in the HTML attribute: "(min-width: 62rem) 50vw, 100vw". */
  sizes?: string
  /** Its own aspect ratio, a crop, or the size of its positioned parent. */
  shape?: "natural" | "square" | "portrait" | "landscape" | "wide" | "cinema" | "fill"
  /** The first picture of the page: loaded eagerly, with high priority. */
  priority?: boolean
  className?: string | undefined
}

const uprightPhone = "(orientation: portrait) and (max-width: 47.99rem)"
const uprightSizes = "max(100vw, 47vh)"

/** Preloads the picture. */
const fetchAhead = (picture: PictureShot, sizes: string, media?: string): void =>
  preload(fallbackPictureAddress(picture), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourceSet(picture, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
    media,
  })

const UprightSources = ({ of: shot }: { of: PictureShot }) =>
  (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      media={uprightPhone}
      type={`image/${format}`}
      srcSet={sourceSet(shot, format)}
      sizes={uprightSizes}
      width={shot.width}
      height={shot.height}
    />
  ))

const step = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10)

/** A picture in the best format and size; its space is reserved before it loads. */
export function Picture(props: PictureProps) {
  const { picture, sizes = "100vw", shape = "natural", priority, className } = props
  const portrait = shape === "fill" ? picture.portrait : undefined
  if (priority) fetchAhead(picture, sizes, portrait && `not all and ${uprightPhone}`)
  if (priority && portrait) fetchAhead(portrait, uprightSizes, uprightPhone)
  const [x, y] = picture.focal ?? [0.5, 0.5]
  return (
    <span className={classes(styles.frame, shape !== "natural" && styles[shape], className)}>
      {picture.color && (
        <svg className={styles.tint} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={picture.color} />
        </svg>
      )}
      <picture className={styles.picture}>
        {portrait && <UprightSources of={portrait} />}
        <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
        <img
          className={classes(styles.image, styles[`x${step(x)}`], styles[`y${step(y)}`])}
          src={fallbackPictureAddress(picture)}
          srcSet={sourceSet(picture, "jpg")}
          sizes={sizes}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
        />
      </picture>
    </span>
  )
}
