import { Carousel } from "../carousel.tsx"
import { Picture } from "../picture.tsx"
import { Tabs } from "../tabs.tsx"
import { Part } from "./part.tsx"

const shown = { width: 1600, height: 1067, alt: "A room of the hotel at dusk" }

export const Pictures = () => (
  <Part name="Pictures, carousel, tabs">
    <Carousel
      label="Rooms"
      shown={2}
      slides={["deluxe-room", "classic-room", "executive-room"].map((id) => ({
        key: id,
        content: <Picture picture={{ ...shown, id, color: "#4d4037" }} sizes="50vw" shape="landscape" />,
      }))}
    />
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
