/** The hotel's own drawings, shown where a picture has not been rendered yet. */
export const drawings = {
  breakfast: {
    file: "/brand/offers/breakfast.svg",
    width: 900,
    height: 600,
    alt: "Drawing of a breakfast table at a window: a clock, a coffee pot, a steaming cup and toast, with an aircraft climbing past the sunrise",
    caption: "Breakfast with the first departures",
  },
  dinner: {
    file: "/brand/offers/dinner.svg",
    width: 900,
    height: 600,
    alt: "Drawing of a table laid for two under a lantern, between terracotta arches, with the moon outside",
    caption: "A table under the lantern",
  },
  pool: {
    file: "/brand/offers/pool.svg",
    width: 900,
    height: 600,
    alt: "Drawing of a pool at sunset with a striped parasol on its edge and an aircraft over the skyline",
    caption: "The pool, the skyline, the last of the sun",
  },
  palace: {
    file: "/brand/lost.svg",
    width: 800,
    height: 520,
    alt: "Drawing of a winged palace flying through the night sky beside a crescent moon",
    caption: "The vimana of the old epics",
  },
} as const
