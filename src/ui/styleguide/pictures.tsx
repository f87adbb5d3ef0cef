import { useState } from "react"
import { Button } from "../button.tsx"
import { Carousel } from "#src/ui/pictures/carousel.tsx"
import { Lightbox } from "#src/ui/pictures/lightbox.tsx"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { Tabs } from "#src/ui/navigation/tabs.tsx"
import { Part } from "./part.tsx"
import styles from "./styleguide.module.css"

const shown = { width: 1600, height: 1067, alt: "A room of the hotel at dusk" }

const rooms = ["deluxe-room", "classic-room", "executive-room"].map((id) => ({ ...shown, id, caption: id }))

function Viewer() {
  const [openAt, setOpenAt] = useState<number | null>(null)
  return (
    <>
      <div className={styles.row}>
        <Button type="button" variant="secondary" onClick={() => setOpenAt(0)}>
          Viewer
        </Button>
      </div>
      <Lightbox pictures={rooms} openAt={openAt} onClose={() => setOpenAt(null)} />
    </>
  )
}

export const Pictures = () => (
  <Part name="Pictures, carousel, viewer, tabs">
    <Carousel
      label="Rooms"
      shown={2}
      slides={rooms.map((picture) => ({
        key: picture.id,
        content: <Picture picture={{ ...picture, color: "#4d4037" }} sizes="50vw" shape="landscape" />,
      }))}
    />
    <Viewer />
    <Tabs
      label="Membership"
      tabs={["Silver", "Gold", "Platinum"].map((name) => ({
        key: name,
        label: name,
        content: <p>{name} rest.</p>,
      }))}
    />
  </Part>
)
