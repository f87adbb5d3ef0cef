import type { Journey } from "../journey-parts.ts"
import { check, clientOf, repeated } from "./tools.ts"

const offer = {
  name: "Monsoon Weekend",
  description: "Two nights beside the garden.",
  validdate: "2026-12-31",
  offerDiscount: "15% off the room",
  offerEating: "20% off at Zaika",
}

/** The owner makes and changes what the hotel sells, and works through bookings and lists (API-12). */
export const adminJourney: Journey = async (parts) => {
  const { adminCredentials, picture } = parts
  const { client, api } = clientOf(parts)
  client.setSecurityData((await api.signIn(adminCredentials)).data.token)

  const room = { name: "Neem Room", price: "8000", discount: "12.5", stockQuantity: "3" }
  const pic = [await picture(), await picture()]
  const { data: made } = (await api.createRoomType(repeated({ ...room, pic }))).data
  check(made.finalPrice === 7000 && made.pic.length === 2, "the room type is made with its pictures")
  const kept = made.pic.slice(0, 1)
  const { data: changed } = (
    await api.updateRoomType(made._id, repeated({ ...room, price: "9000", oldPic: kept }))
  ).data
  check(changed.price === 9000 && changed.pic.length === 1, "the room type keeps one picture")

  const { data: published } = (await api.createOffer(repeated({ ...offer, pic: [await picture()] }))).data
  await api.updateOffer(published._id, { ...offer, offerDiscount: "25% off the room" })
  const { data: offers } = (await api.listOffers()).data
  check(offers[0]?.offerDiscount === "25% off the room", "the offer is changed")

  const { data: place } = (await api.createGalleryItem(repeated({ name: "Garden", pic: [await picture()] })))
    .data
  check((await api.findGalleryItem(place._id)).data.data.pic.length === 1, "the gallery has a new place")
  const words = { name: "Ananya Rao", message: "Slept well, and would again." }
  const { data: said } = (await api.createTestimonial(repeated({ ...words, pic: [await picture()] }))).data
  await api.updateTestimonial(said._id, { ...words, name: "Ananya R" })
  check((await api.findTestimonial(said._id)).data.data.name === "Ananya R", "the testimonial is changed")

  const page = (await api.listBookings({ limit: 1 })).data
  check(page.data.length === 1 && page.next !== null, "bookings come page by page")
  const [booking] = page.data
  check(booking !== undefined, "there is a booking")
  await api.updateBookingStatus(booking._id, {
    bookingStatus: "Booking is Complete",
    paymentStatus: "Done",
    reason: "The guest left early",
  })
  for (const list of [api.listConfirmedRecords, api.listContactMessages, api.listSubscribers, api.listUsers])
    check((await list({ limit: 50 })).data.result === "Done", "every list answers")

  await api.deleteOffer(published._id)
  await api.deleteTestimonial(said._id)
  await api.deleteGalleryItem(place._id)
  await api.deleteRoomType(made._id)
}
