/** What guests of the demo hotel wrote; each is beside a picture of the place that it describes. */
export const seedTestimonials = [
  {
    name: "Ananya Krishnamurthy",
    pictureId: "deluxe-room",
    message:
      "I had nine hours between Frankfurt and Kochi and expected nothing. They met me at the gate by name, fed me a proper dosa at an improper hour, and woke me with a knock instead of a bell. I slept five hours beside a runway and heard none of it. I now plan my connections around this house.",
  },
  {
    name: "Col. Harpreet Singh Sandhu (Retd.)",
    pictureId: "aero-stag-bar",
    message:
      "We held my daughter's reception on the lawn and the monsoon came at the soup. In eleven minutes three hundred people were dry, seated and eating in the hall, and the band had not stopped playing. I commanded a battalion for less orderly movements.",
  },
  {
    name: "Mireille Fontaine",
    pictureId: "infinity-pool-dusk",
    message:
      "The pool at dusk is worth the journey by itself: the water, the violet sky, an aircraft climbing every few minutes without a sound. My husband, who dislikes hotels, asked whether we might stay a second night. We stayed four.",
  },
  {
    name: "Rohan Deshpande",
    pictureId: "executive-room",
    message:
      "Landed at one, presented at nine. The desk pressed my suit while I slept, breakfast was there at seven, and the car knew the terminal before I did. It is the only hotel where my company's rate includes being looked after.",
  },
  {
    name: "Fatima and Imran Qureshi",
    pictureId: "family-suite",
    message:
      "Our two boys counted forty-one take-offs from the window and were asleep before the forty-second, below three model aircraft of their own. Zaika sent up dal and rotis cut into triangles without our asking.",
  },
  {
    name: "Yuki Tanabe",
    pictureId: "classic-room-window",
    message:
      "A small room can be a great room. Everything in mine had a place and a reason: the lamp, the desk across from the bed, the second curtain. I have stayed in palaces that had thought about it less.",
  },
] as const
